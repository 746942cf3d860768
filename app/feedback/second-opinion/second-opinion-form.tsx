import CloudOff from "lucide-react/icons/cloud-off";
import Scale from "lucide-react/icons/scale";
import type { FormEvent } from "react";
import { Button } from "~/ui/button";
import type { SecondOpinion } from "./types";
import { type RequestState, useSecondOpinion } from "./use-second-opinion";

interface SecondOpinionFormProps {
  offer: NonNullable<SecondOpinion["offer"]>;
  /** How many key points the model judges. */
  pointCount: number;
  action: string;
}

const STATUS_LABELS = {
  covered: "covered",
  partial: "partly",
  asked: "left open",
  missed: "left open",
  contradicted: "the other way round",
} as const;

/** Requests a second opinion. Works without JavaScript as a form post. */
export function SecondOpinionForm({ offer, pointCount, action }: SecondOpinionFormProps) {
  const { state, request, cancel } = useSecondOpinion(action);
  const isRequesting = state.kind === "asking";
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isRequesting) cancel();
    else void request();
  };
  return (
    <form
      method="post"
      action={action}
      onSubmit={handleSubmit}
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 text-sm text-text-2 md:px-4.5"
    >
      <div aria-live="polite" className="grid min-w-0 max-w-[54rem] flex-[1_1_20rem] gap-2">
        <RequestStatus state={state} offer={offer} total={pointCount} />
      </div>
      <Button variant="secondary" size="sm">
        {isRequesting ? (
          "Stop"
        ) : (
          <>
            <Scale aria-hidden />
            {state.kind === "failed" ? "Try again" : "Ask for a second opinion"}
          </>
        )}
      </Button>
    </form>
  );
}

function RequestStatus({
  state,
  offer,
  total,
}: {
  state: RequestState;
  offer: NonNullable<SecondOpinion["offer"]>;
  total: number;
}) {
  switch (state.kind) {
    case "idle":
      return (
        <p>
          This sends your answer, the question and its key points to{" "}
          <b className="font-strong text-text">{offer.host}</b>, where{" "}
          <span className="inline-block">{offer.model}</span> reads them. Nothing else about you is
          sent. Where it finds a sentence for an open point, the point counts until you overrule it.
        </p>
      );
    case "asking": {
      const latestPoint = state.judged.at(-1);
      return (
        <>
          <p>
            <b className="font-strong text-text">{offer.model} is reading your answer.</b>{" "}
            <span className="num">
              {state.judged.length} of {total}
            </span>{" "}
            key points judged
            {latestPoint
              ? `; latest: ${latestPoint.label}, ${STATUS_LABELS[latestPoint.status]}`
              : ""}
            .
          </p>
          <span aria-hidden className="flex max-w-[30rem] gap-1">
            {Array.from({ length: total }, (_, index) => (
              <i
                key={index}
                className={`h-1 flex-1 rounded-full transition-colors ${index < state.judged.length ? "bg-chart-1" : "bg-surface-3"}`}
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
