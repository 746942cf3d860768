/** The drawn portrait of a sample mentor. Decorative: the name is always next to it. */
export function MentorPortrait({ id }: { id: string }) {
  return (
    <img
      src={`/portraits/${id}.svg`}
      alt=""
      width="88"
      height="88"
      className="size-22 flex-none rounded-panel border border-primary-line bg-primary-soft"
    />
  );
}
