import { INTERVIEWERS, LIVE_MINUTES, MANNERS } from "~/practice/store/live-settings";
import { Button } from "~/ui/button";
import { pluralize } from "~/ui/format";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { Link } from "~/ui/link";
import { DEFAULT_LIVE_SETTINGS, INTERVIEWER_PROFILES, MANNER_LABELS } from "./interviewers";
import { Portrait } from "./portrait";
import { Stage } from "./stage";

interface LobbyProps {
  sessionId: string;
  title: string;
  questionCount: number;
}

/** Before a live interview: who asks, how, and for how long. */
export function Lobby({ sessionId, title, questionCount }: LobbyProps) {
  const sessionUrl = `/interview/sessions/${sessionId}`;
  return (
    <Stage>
      <header className="live-top">
        <p>{title}</p>
        <Link to={`${sessionUrl}/end`} className="btn btn-secondary btn-sm ml-auto">
          Leave
        </Link>
      </header>
      <form method="post" action={sessionUrl} className="live-lobby">
        <KeepFormFields page={sessionUrl} />
        <h1 className="live-caption">Who interviews you?</h1>
        <fieldset className="live-choices">
          <legend className="sr-only">Interviewer</legend>
          {INTERVIEWERS.map((interviewer) => (
            <label key={interviewer} className="live-choice">
              <input
                type="radio"
                name="interviewer"
                value={interviewer}
                defaultChecked={interviewer === DEFAULT_LIVE_SETTINGS.interviewer}
                className="sr-only"
              />
              <span className="live-disc">
                <Portrait interviewer={interviewer} />
              </span>
              <b>{INTERVIEWER_PROFILES[interviewer].name}</b>
              {INTERVIEWER_PROFILES[interviewer].role}
            </label>
          ))}
        </fieldset>
        <div className="live-options">
          <Options
            name="manner"
            legend="Tone"
            options={MANNERS.map((manner) => [manner, MANNER_LABELS[manner]])}
          />
          <Options
            name="minutes"
            legend="Time limit"
            options={[
              ["", "None"],
              ...LIVE_MINUTES.map((minutes): [string, string] => [`${minutes}`, `${minutes} min`]),
            ]}
          />
        </div>
        <p className="live-note num">
          {pluralize(questionCount, "question")}, no hints. Your review comes at the end.{" "}
          <span className="live-limit">
            With a time limit she asks you to finish when an answer runs on.
          </span>
        </p>
        <div className="live-start">
          {/* Speaking needs a script. */}
          <Button
            name="intent"
            value="begin"
            className="live-pill hidden in-data-interactive:inline-flex"
          >
            Start and speak
          </Button>
          <Button name="intent" value="begin-typing" variant="secondary" className="live-pill">
            Start and type
          </Button>
        </div>
      </form>
    </Stage>
  );
}

interface OptionsProps {
  name: string;
  legend: string;
  /** Value and label; the first is chosen. */
  options: [value: string, label: string][];
}

function Options({ name, legend, options }: OptionsProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div>
        {options.map(([value, label], index) => (
          <label key={value} className="num">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={index === 0}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
