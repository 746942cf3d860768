import { CloudOff, Scale } from "lucide-react";
import type { FormEvent } from "react";
import { Button } from "~/ui/button";
import type { SecondOpinion } from "./types";
import { type AskState, useOpinion } from "./use-opinion";

interface AskSecondOpinionProps {
  second: SecondOpinion;
  points: readonly { id: string }[];
  action: string;
}

const WORDS = {
  covered: "covered",
  partial: "partly",
  missed: "missed",
  contradicted: "contradicted",
} as const;

/** The offer to ask another coach. Without a script the form is sent and the page comes back with the opinion. */
export function AskSecondOpinion({
  second: { given, offer },
  points,
  action,
}: AskSecondOpinionProps) {
  const { state, ask, stop } = useOpinion(action);
  const isAsking = state.kind === "asking";
  const hasJustCome = isAsking && given !== null;
  if (!offer && !hasJustCome) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAsking) stop();
    else void ask();
  };
  return (
    <form
      method="post"
      action={action}
      onSubmit={submit}
      className={
        offer
          ? "mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 text-sm text-text-2 md:px-4.5"
          : "sr-only"
      }
    >
      <div aria-live="polite" className="grid min-w-0 max-w-[54rem] flex-[1_1_20rem] gap-2">
        {offer ? (
          <Said state={state} offer={offer} total={points.length} />
        ) : (
          <p>The second opinion is here: {given?.review.score} of 100.</p>
        )}
      </div>
      {offer ? (
        <Button variant="secondary" size="sm">
          {isAsking ? (
            "Stop"
          ) : (
            <>
              <Scale aria-hidden />
              {state.kind === "failed" ? "Ask again" : "Ask for a second opinion"}
            </>
          )}
        </Button>
      ) : null}
    </form>
  );
}

function Said({
  state,
  offer,
  total,
}: {
  state: AskState;
  offer: NonNullable<SecondOpinion["offer"]>;
  total: number;
}) {
  switch (state.kind) {
    case "idle":
      return (
        <p>
          Your answer, the question and its key points would go to{" "}
          <b className="font-strong text-text">{offer.host}</b>, where{" "}
          <span className="inline-block">{offer.model}</span> reads them. Nothing else about you
          goes with them.
        </p>
      );
    case "asking": {
      const latest = state.judged.at(-1);
      return (
        <>
          <p>
            <b className="font-strong text-text">{offer.model} is reading your answer.</b>{" "}
            <span className="num">
              {state.judged.length} of {total}
            </span>{" "}
            key points judged{latest ? `; the last: ${latest.label}, ${WORDS[latest.status]}` : ""}.
          </p>
          <span aria-hidden className="flex max-w-[30rem] gap-1">
            {Array.from({ length: total }, (_, at) => (
              <i
                key={at}
                className={`h-1 flex-1 rounded-full transition-colors ${at < state.judged.length ? "bg-chart-1" : "bg-surface-3"}`}
              />
            ))}
          </span>
        </>
      );
    }
    case "failed":
      return (
        <p className="flex items-start gap-1.5">
          <CloudOff className="mt-px size-4.5 flex-none" aria-hidden />
          <span>
            <b className="font-strong text-text">No second opinion this time.</b> {state.message}
          </span>
        </p>
      );
  }
}
