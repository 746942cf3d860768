import icons from "./home-icons.svg";

/** An icon of the landing page. All are in one file, so that the page need not carry the drawings. */
export function HomeIcon({ name }: { name: string }) {
  return (
    <svg className="home-icon" aria-hidden>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
