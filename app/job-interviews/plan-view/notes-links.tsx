import { Link } from "~/ui/link";

interface NotesLinksProps {
  /** The page of the debrief. */
  to: string;
  /** "Round 1, phone" */
  round: string;
  /** The card below leads to the notes already. */
  isInCard: boolean;
}

/** What was asked at the latest round, and where to note the answer once it comes. */
export function NotesLinks({ to, round, isInCard }: NotesLinksProps) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-6 text-sm">
      {isInCard ? null : (
        <Link to={to} className={LINK}>
          Your notes: {round}
        </Link>
      )}
      <Link to={`${to}#outcome`} className={LINK}>
        They answered
      </Link>
    </p>
  );
}

const LINK = "inline-flex min-h-11 items-center text-primary-ink underline underline-offset-3";
