import { Check, X } from "~/ui/icons";

interface AnswerMarksProps {
  answers: readonly { id: string; answer: { isRight: boolean } | null }[];
}

/** Which answers were right, in one line; each leads to its question. */
export function AnswerMarks({ answers }: AnswerMarksProps) {
  return (
    <ol aria-label="Your answers" className="mt-6 flex flex-wrap gap-2">
      {answers.map(({ id, answer }, index) => {
        const { Icon, label, className } = getMark(answer);
        return (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`num inline-flex min-h-11 items-center gap-1.5 rounded-control border px-2 text-sm sm:px-3.5 font-strong ${className}`}
            >
              <span className="sr-only">Question </span>
              {index + 1}
              {Icon ? <Icon className="size-4" aria-hidden /> : null}
              <span className="sr-only">, {label}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

function getMark(answer: { isRight: boolean } | null) {
  if (answer === null)
    return {
      Icon: null,
      label: "changed since",
      className: "border-hairline-strong text-muted",
    };
  return answer.isRight
    ? { Icon: Check, label: "right", className: "border-success bg-success-soft text-success" }
    : { Icon: X, label: "not right", className: "border-danger bg-danger-soft text-danger" };
}
