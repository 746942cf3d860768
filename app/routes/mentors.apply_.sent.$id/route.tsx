import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MENTOR_FIELD_LABELS } from "~/data/mentor-types";
import type { PageHandle } from "~/platform/http/page-handle";
import mentoringStyles from "~/styles/kinds/mentoring.css?url";
import { pageMeta } from "~/ui/page-meta";
import { SentPage } from "~/ui/sent-page";
import { linkStyles } from "~/ui/style-links";
import { loader } from "./application-sent.server";

export { loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(mentoringStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: "Application sent" });

const TITLES = {
  waiting: "Your application was sent",
  approved: "Your application is approved",
  accepted: "Your application is approved",
  declined: "Your application was declined",
} as const;

export default function ApplicationSent() {
  const { application, isSignedIn, isMailConfigured } = useLoaderData<typeof loader>();
  const { id, name, email, title, company, field, years, link, help, createdAt, state, reason } =
    application;
  return (
    <SentPage
      title={TITLES[state]}
      id={id}
      sentAt={createdAt}
      fields={[
        { label: "Name", value: name },
        { label: "Email", value: email },
        { label: "Job title", value: title },
        { label: "Company", value: company },
        { label: "Field", value: MENTOR_FIELD_LABELS[field] },
        { label: "Years of experience", value: String(years) },
        { label: "Web page", value: link },
        { label: "Who you can help", value: help },
      ]}
      links={
        isSignedIn
          ? [
              ...(state === "accepted"
                ? [{ to: "/mentoring", label: "Set up your mentor profile" }]
                : []),
              { to: "/profile/sessions", label: "See it in your profile" },
              { to: "/mentors", label: "Back to mentors" },
            ]
          : [
              { to: "/mentors", label: "Back to mentors" },
              { to: "/register", label: "Create a free account" },
            ]
      }
    >
      {state === "waiting" ? (
        <p>
          {isMailConfigured
            ? `We’ll read it and reply to ${email}.`
            : "We’ll read it, and this page says what we decide."}{" "}
          It isn’t published.
        </p>
      ) : null}
      {state === "approved" ? (
        <p>
          {isMailConfigured
            ? `We sent a link to ${email}.`
            : "Ask the operator of this server for your link, because it sends no email."}{" "}
          Open it to become a mentor with your account.
        </p>
      ) : null}
      {state === "accepted" ? (
        <p>You’re a mentor now. Set up your profile and your hours.</p>
      ) : null}
      {state === "declined" ? <p>The reason: {reason}</p> : null}
      {isSignedIn ? null : (
        <p>If you have an account, you’ll also find it under Sessions in your profile.</p>
      )}
    </SentPage>
  );
}
