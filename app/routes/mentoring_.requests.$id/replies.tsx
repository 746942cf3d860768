import type { SubmissionResult } from "@conform-to/dom";
import type { RequestPage } from "~/mentoring/mentor-side/request-view.server";
import { CONTROL_CLASS } from "~/ui/control-class";
import { Field } from "~/ui/field";
import { FieldError } from "~/ui/field-error";
import { type FieldMetadata, getInputProps } from "~/ui/form";
import { useIsMailConfigured } from "~/ui/use-is-mail-configured";
import { ReplyDetails, ReplyForm } from "./reply-form";

interface RepliesProps {
  request: RequestPage;
  last: SubmissionResult<string[]> | undefined;
}

/** Everything the mentor can do with a request now. */
export function Replies({ request, last }: RepliesProps) {
  const { can, person, meetingLink } = request;
  const isMailConfigured = useIsMailConfigured();
  if (!Object.values(can).includes(true)) return null;
  return (
    <div className="mt-8 grid gap-6 border-t border-hairline pt-6">
      {can.confirm ? (
        <ReplyForm
          intent="confirm"
          last={last}
          button="Confirm this time"
          defaults={{ meetingLink }}
        >
          {(fields) => (
            <Field
              label="Video link (optional)"
              type="url"
              meta={fields.meetingLink}
              placeholder="https://"
              hint={`${person.firstName} gets it with the confirmation. You can add it later.`}
            />
          )}
        </ReplyForm>
      ) : null}
      {can.link ? (
        <ReplyForm
          intent="link"
          last={last}
          button="Save video link"
          variant={meetingLink === "" ? "primary" : "secondary"}
          defaults={{ meetingLink }}
        >
          {(fields) => (
            <Field
              type="url"
              meta={fields.meetingLink}
              placeholder="https://"
              hint={
                isMailConfigured
                  ? `${person.firstName} gets an email with it.`
                  : `${person.firstName} sees it on the page of the session.`
              }
            />
          )}
        </ReplyForm>
      ) : null}
      <div className="flex flex-wrap items-start gap-2.5">
        {can.held ? <ReplyForm intent="held" last={last} button="The session was held" /> : null}
        {can["no-show"] ? (
          <ReplyDetails
            intent="no-show"
            last={last}
            label={`${person.firstName} didn’t come`}
            button="Mark as a no-show"
            variant="danger"
          >
            {() => (
              <p className="text-sm text-text-2">
                Are you sure that {person.firstName} didn’t come? {person.firstName}{" "}
                {isMailConfigured ? "gets an email about it" : "sees it on the page of the session"}
                . You can take it back for an hour.
              </p>
            )}
          </ReplyDetails>
        ) : null}
        {can["undo-no-show"] ? (
          <ReplyForm
            intent="undo-no-show"
            last={last}
            button={`Take back: ${person.firstName} came`}
            variant="secondary"
          />
        ) : null}
        {can.move ? <MoveReply request={request} last={last} /> : null}
        {can.ask ? (
          <ReplyDetails intent="ask" last={last} label="Ask a question" button="Send question">
            {(fields) => (
              <Field
                label={`Question for ${person.firstName}`}
                type="textarea"
                rows={3}
                meta={fields.message}
                hint={[
                  isMailConfigured
                    ? "Sent by email."
                    : `${person.firstName} reads it on the page of the session.`,
                  ...(can.confirm ? ["The deadline for your reply stays."] : []),
                ].join(" ")}
              />
            )}
          </ReplyDetails>
        ) : null}
        {can.decline ? (
          <ReplyDetails
            intent="decline"
            last={last}
            label="Decline"
            button="Decline request"
            variant="danger"
          >
            {(fields) => <ReasonField meta={fields.reason} name={person.firstName} />}
          </ReplyDetails>
        ) : null}
        {can.cancel ? (
          <ReplyDetails
            intent="cancel"
            last={last}
            label="Cancel"
            button="Cancel session"
            variant="danger"
          >
            {(fields) => <ReasonField meta={fields.reason} name={person.firstName} />}
          </ReplyDetails>
        ) : null}
      </div>
    </div>
  );
}

function MoveReply({ request: { person, city }, last }: RepliesProps) {
  return (
    <ReplyDetails intent="move" last={last} label="Propose another time" button="Send the new time">
      {(fields) => (
        <>
          <p className="text-sm text-muted">
            In your time ({city}). Any time from 24 hours to eight weeks ahead; it doesn’t have to
            be in your weekly hours.
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field type="date" meta={fields.date} />
            <TimeField meta={fields.time} />
          </div>
          <Field
            label="Message (optional)"
            type="textarea"
            rows={3}
            meta={fields.note}
            hint={`${person.firstName} reads it with the new time.`}
          />
        </>
      )}
    </ReplyDetails>
  );
}

type TextMeta = FieldMetadata;

function ReasonField({ meta, name }: { meta: TextMeta; name: string }) {
  const isMailConfigured = useIsMailConfigured();
  return (
    <Field
      type="textarea"
      rows={3}
      meta={meta}
      hint={`${name} reads it on the page${isMailConfigured ? " and in the email" : ""}.`}
    />
  );
}

function TimeField({ meta }: { meta: TextMeta }) {
  const props = getInputProps(meta);
  return (
    <div>
      <label htmlFor={meta.id} className="mb-2 block text-sm font-medium">
        {meta.label}
      </label>
      <input {...props} type="time" step={900} className={CONTROL_CLASS} />
      <FieldError id={meta.errorId} errors={meta.errors} />
    </div>
  );
}
