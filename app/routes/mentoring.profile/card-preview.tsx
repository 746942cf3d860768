import { PersonCard } from "~/mentoring/directory/person-card";
import type { loader } from "./mentor-profile.server";

/** The mentor's card in the directory, from what is saved. Its texts come from the loader: the script stays small. */
export function CardPreview({ card }: { card: Awaited<ReturnType<typeof loader>>["card"] }) {
  const { foundBy, fields, rating, replies, ...shown } = card;
  return (
    <aside className="lg:sticky lg:top-[calc(var(--header)+1.5rem)]" aria-label="Your card">
      <p className="mb-3 text-sm text-muted">Your card, as people see what you saved</p>
      <div className="person person-preview">
        <PersonCard
          {...shown}
          portrait={<span aria-hidden>{shown.mentor.name.charAt(0)}</span>}
          rating={<p className="mt-1.5 text-sm text-muted">{rating}</p>}
        >
          <p className="icon-before icon-message person-note mt-3">{replies}</p>
        </PersonCard>
      </div>
      <dl className="mt-5 border-t border-hairline text-sm">
        <dt className="pt-3 font-strong">Where it is</dt>
        <dd className="border-b border-hairline pt-0.5 pb-3 text-text-2">Find Mentors, {fields}</dd>
        <dt className="pt-3 font-strong">Filters that find it</dt>
        <dd className="border-b border-hairline pt-0.5 pb-3 text-text-2">{foundBy}</dd>
      </dl>
    </aside>
  );
}
