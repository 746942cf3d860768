import type { ReactNode } from "react";
import type { PublicMentor } from "./bookable-mentor";

interface PersonCardProps {
  mentor: PublicMentor;
  specialties: readonly string[];
  /** The earliest free time; null if none is free. */
  earliest: string | null;
  portrait: ReactNode;
  rating: ReactNode;
  /** How the mentor replies, and what can be done from here. */
  children: ReactNode;
}

/** What the directory tells of a mentor: the rest is in their profile. */
export function PersonCard({
  mentor,
  specialties,
  earliest,
  portrait,
  rating,
  children,
}: PersonCardProps) {
  return (
    <>
      {portrait}
      <div className="min-w-0">
        <h2>{mentor.name}</h2>
        <p className="text-sm text-text-2">
          {[mentor.title, mentor.company].filter(Boolean).join(", ")}
        </p>
        {rating}
        <p className="person-words">{getFirstSentence(mentor.bio)}</p>
      </div>
      <div className="col-span-full mt-5">
        <p className="text-sm text-muted">{mentor.experience}</p>
        <ul className="person-skills">
          {specialties.map((specialty) => (
            <li key={specialty}>{specialty}</li>
          ))}
        </ul>
        <div className="num mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <p className="icon-before icon-calendar person-note">
            <span className="sr-only">Available </span>
            {mentor.availability.join(", ") || "No days yet"}
            <small>{earliest ? `Next free: ${earliest}` : "No free time right now"}</small>
          </p>
          <p className="text-sm text-muted">
            <b className="font-head text-[1.5rem] leading-none font-strong tracking-[-0.035em] text-text">
              {mentor.price === 0 ? "Free" : `$${mentor.price}`}
            </b>
            {mentor.price === 0 ? null : " per hour"}
          </p>
        </div>
        {children}
      </div>
    </>
  );
}

function getFirstSentence(text: string): string {
  return /^.*?[.!?](?= |$)/s.exec(text)?.[0] ?? text;
}
