import { Link } from "~/ui/link";
import { COMPARE_THESE } from "./compare-these";
import type { AdviceStep } from "./types";

interface LinkedReasonProps {
  reason: string;
  choices: NonNullable<AdviceStep["choices"]>;
}

/** The reason with a link at each job it names. */
export function LinkedReason({ reason, choices: [choice, ...others] }: LinkedReasonProps) {
  if (!choice) return reason;
  // The goal comes first and may contain the same words.
  const at = reason.indexOf(choice.label, Math.max(0, reason.indexOf(COMPARE_THESE)));
  if (at < 0) return <LinkedReason reason={reason} choices={others} />;
  return (
    <>
      {reason.slice(0, at)}
      <Link to={choice.to} className="text-primary-ink underline underline-offset-3">
        {choice.label}
      </Link>
      <LinkedReason reason={reason.slice(at + choice.label.length)} choices={others} />
    </>
  );
}
