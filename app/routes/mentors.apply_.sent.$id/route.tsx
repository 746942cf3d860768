import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MENTOR_TAB_LABELS } from "~/data/mentor-types";
import { pageMeta } from "~/ui/page-meta";
import { SentPage } from "~/ui/sent-page";
import { loader } from "./application-sent.server";

export { loader };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: "Application sent" });

export default function ApplicationSent() {
  const { application, isSignedIn } = useLoaderData<typeof loader>();
  const { id, name, email, title, company, field, years, link, help, createdAt } = application;
  return (
    <SentPage
      title="Your application was sent"
      id={id}
      sentAt={createdAt}
      fields={[
        { label: "Name", value: name },
        { label: "Email", value: email },
        { label: "Job title", value: title },
        { label: "Company", value: company },
        { label: "Field", value: MENTOR_TAB_LABELS[field] },
        { label: "Years of experience", value: String(years) },
        { label: "Web page", value: link },
        { label: "Who you can help", value: help },
      ]}
      links={
        isSignedIn
          ? [
              { to: "/profile/sessions", label: "See it in your profile" },
              { to: "/mentors", label: "Back to mentors" },
            ]
          : [
              { to: "/mentors", label: "Back to mentors" },
              { to: "/register", label: "Create a free account" },
            ]
      }
    >
      <p>
        It’s saved for the people who run this server. They read it and can write to {email}. It
        isn’t published.
      </p>
      {isSignedIn ? null : <p>With an account, you also find it under Sessions in your profile.</p>}
    </SentPage>
  );
}
