export default function Home() {
  return <h1>Pathlight</h1>;
}
