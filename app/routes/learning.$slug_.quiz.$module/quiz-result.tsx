import type { SerializeFrom } from "@remix-run/node";
import { Check, X } from "~/ui/icons";
import { InlineHtml } from "~/learning/inline-html";
import { Link } from "~/ui/link";
import { Tag } from "~/ui/tag";
import { QuestionHead } from "./question-head";
import type { loader } from "./quiz.server";

type Result = NonNullable<SerializeFrom<typeof loader>["result"]>;
type Answer = Result["answers"][number];

/** Each question with the answers chosen, and why each one is right or wrong. */
export function QuizResult({ answers }: Pick<Result, "answers">) {
  return (
    <ol className="mt-10 max-w-184">
      {answers.map((question, index) => (
        <li key={question.id} id={question.id} className="quiz-question">
          <QuestionHead as="h2" number={index + 1} question={question} />
          <Verdict answer={question.answer} />
          <ul className="mt-4 grid gap-2">
            {question.options.map((option) => (
              <OptionResult
                key={option.key}
                option={option}
                isChosen={question.answer?.chosen.includes(option.key) ?? false}
              />
            ))}
          </ul>
          {question.answer?.isRight ? null : (
            <p className="mt-3 text-sm text-text-2">
              Read again:{" "}
              <Link
                to={question.lesson.to}
                className="text-primary-ink underline underline-offset-3"
              >
                {question.lesson.title}
              </Link>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Verdict({ answer }: Pick<Answer, "answer">) {
  if (!answer)
    return (
      <p className="mt-3 text-sm text-muted">This question has changed since you took the quiz.</p>
    );
  return (
    <p className="num mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
      {answer.isRight ? (
        <Tag tone="success">
          <Check aria-hidden /> Right
        </Tag>
      ) : (
        <Tag tone="danger">
          <X aria-hidden /> Not right
        </Tag>
      )}
      {answer.verdict}
    </p>
  );
}

function OptionResult({
  option: { text, why, isRight },
  isChosen,
}: {
  option: Answer["options"][number];
  isChosen: boolean;
}) {
  const label = `${isRight ? "Right answer" : "Wrong answer"}${isChosen ? ", your choice" : ""}`;
  return (
    <li className="quiz-option" data-right={isRight} data-chosen={isChosen}>
      {isRight ? (
        <Check className="mt-0.5 size-4.5 flex-none text-success" aria-hidden />
      ) : (
        <X
          className={`mt-0.5 size-4.5 flex-none ${isChosen ? "text-danger" : "text-muted"}`}
          aria-hidden
        />
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="sr-only">{label}: </span>
          <InlineHtml html={text} />
          {isChosen ? (
            <span className="text-xs font-medium text-text-2" aria-hidden>
              Your choice
            </span>
          ) : null}
        </p>
        <p className="lesson mt-1 text-sm text-text-2" dangerouslySetInnerHTML={{ __html: why }} />
      </div>
    </li>
  );
}
