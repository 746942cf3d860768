/** The lamp at the end of the title, with its beam. */
export function HeroBeam() {
  return (
    <span className="lamp" aria-hidden>
      <span className="beam">
        <i data-beam-grid className="beam-grid" />
        <i className="beam-cone" />
        <i className="beam-core" />
      </span>
    </span>
  );
}
