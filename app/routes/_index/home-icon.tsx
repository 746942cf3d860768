/** An icon of the landing page (home-icons.css). */
export function HomeIcon({ name }: { name: string }) {
  return <i className="icon home-icon" data-icon={name} />;
}
