import { PersonCard } from "~/mentoring/directory/person-card";
import type { loader } from "./mentor-profile.server";

/** The mentor's card in the directory, from what is saved. Its texts come from the loader: the script stays small. */
export function CardPreview({ card }: { card: Awaited<ReturnType<typeof loader>>["card"] }) {
  const { foundBy, field, rating, replies, ...shown } = card;
  return (
    <aside className="beside-mentor-form" aria-label="Your card">
      <p className="mb-3 text-sm text-muted">Your card, as people see what you saved</p>
      <div className="person person-preview">
        <PersonCard
          {...shown}
          portrait={<span aria-hidden>{shown.mentor.name.charAt(0)}</span>}
          rating={<p className="mt-1.5 text-sm text-muted">{rating}</p>}
        >
          <p className="icon-note icon-message mt-3">{replies}</p>
        </PersonCard>
      </div>
      <dl>
        <dt>Where it is</dt>
        <dd>Find Mentors, {field}</dd>
        <dt>Filters that find it</dt>
        <dd>{foundBy}</dd>
      </dl>
    </aside>
  );
}
