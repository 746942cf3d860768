import { type RefObject, useEffect, useRef } from "react";
import { TranscriptFields } from "~/practice/speech/dictation";
import { hasRecognizer } from "~/practice/speech/recognition";
import { CONSENT_TEXTS, ConsentButtons } from "~/practice/speech/speech-consent";
import type { SpeechConsent } from "~/practice/speech/use-speech-engine";
import { HiddenFields } from "~/practice/answer/answer-form";
import { useAnswerForm } from "~/practice/answer/use-answer-form";
import type { Interviewer } from "~/practice/store/live-settings";
import { Button } from "~/ui/button";
import { describeForm, getFormProps } from "~/ui/form";
import { isInBrowser } from "~/ui/island";
import { RestoredNote } from "~/ui/restored-note";
import { Portrait } from "./portrait";
import { RoomTop } from "./room-top";
import { type AnswerFieldNames, TextAnswer } from "./text-answer";
import type { LiveTurn } from "./types";
import { useVoiceTurn, type VoiceTurn } from "./use-voice-turn";
import { VoiceAnswer } from "./voice-answer";

/** One question of a live interview, spoken or typed. Without JavaScript it is typed. */
export function LiveRoom(turn: LiveTurn) {
  const { sessionId, questionId, attempt, part, code, page, lastResult, steps, index } = turn;
  const { formProps, textareaRef, testsRef, draft, heldSubmit, ...editor } = useAnswerForm(turn);
  const voice = useVoiceTurn({ ...turn, draft }, textareaRef);
  const [form, fields] = describeForm<AnswerFieldNames>({
    id: "answer",
    labels: { answer: "Your answer", code: "Your code", language: "Language" },
    lastResult,
    defaultValue: draft.fields ?? {},
    constraint: { answer: { required: code === null } },
  });
  const { isText } = voice;
  const isVoice = !isText && voice.phase !== "starting";
  const { consent } = voice.choice;
  useFocusOnTyping(textareaRef, isText);
  return (
    <>
      <RoomTop
        sessionId={sessionId}
        steps={steps}
        index={index}
        input={
          isInBrowser && hasRecognizer() && !consent
            ? {
                isSpoken: !isText,
                onChange: isText ? voice.speakInstead : voice.typeInstead,
              }
            : null
        }
        heardWords={voice.phase === "answering" ? voice.heardWords : null}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the shortcut sends the form */}
      <form
        method="post"
        action={page}
        {...getFormProps(form)}
        {...formProps}
        hidden={!isText}
        className="live-form"
      >
        {draft.isRestored ? (
          <RestoredNote>
            Your answer from before you were signed out. You haven’t submitted it yet.
          </RestoredNote>
        ) : null}
        <HiddenFields
          questionId={questionId}
          attempt={attempt}
          part={part}
          writer={draft.writer}
          base={draft.base}
          revision={draft.base + 1}
          elapsed={draft.fields?.elapsed ?? 0}
        />
        <TranscriptFields {...voice.spoken} />
        <TextAnswer
          turn={turn}
          fields={fields}
          textareaRef={textareaRef}
          testsRef={testsRef}
          heldSubmit={heldSubmit}
          onHold={editor.setHeldSubmit}
          saveState={editor.saveState}
          onOverwrite={editor.overwriteDraft}
          note={voice.note}
          arc={voice.arc}
        />
      </form>
      {consent ? (
        <AskConsent consent={consent} voice={voice} interviewer={turn.interviewer} />
      ) : null}
      {isVoice ? <VoiceAnswer turn={turn} voice={voice} /> : null}
    </>
  );
}

/** What was pressed to get from speaking to typing is gone then. */
function useFocusOnTyping(textareaRef: RefObject<HTMLTextAreaElement>, isText: boolean): void {
  const wasText = useRef(isText);
  useEffect(() => {
    if (isText && !wasText.current) textareaRef.current?.focus();
    wasText.current = isText;
  }, [textareaRef, isText]);
}

interface AskConsentProps {
  consent: SpeechConsent;
  voice: VoiceTurn;
  interviewer: Interviewer;
}

function AskConsent({ consent, voice, interviewer }: AskConsentProps) {
  const { question, explanation } = CONSENT_TEXTS[consent];
  return (
    <section className="live-middle live-consent">
      <div className="live-disc">
        <Portrait interviewer={interviewer} />
      </div>
      <h1 className="live-caption">{question}</h1>
      <p className="live-heard">{explanation}</p>
      <p className="live-controls mt-6">
        <ConsentButtons choice={voice.choice} className="live-pill" />
        <Button type="button" variant="secondary" className="live-pill" onClick={voice.typeInstead}>
          Type instead
        </Button>
      </p>
    </section>
  );
}
