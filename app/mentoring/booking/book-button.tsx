import { type ButtonVariant, buttonClass } from "~/ui/button";

interface BookButtonProps {
  mentor: { id: string; name: string };
  variant?: ButtonVariant;
  className?: string;
}

/** Requests the mentor's earliest free time at once; time and agenda can be changed afterward. */
export function BookButton({ mentor, variant, className }: BookButtonProps) {
  return (
    <form method="post" action={`/mentors/${mentor.id}`}>
      <button
        type="submit"
        name="intent"
        value="earliest"
        className={buttonClass(variant, "md", className)}
      >
        Book Session<span className="sr-only"> with {mentor.name}</span>
      </button>
    </form>
  );
}
