import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { MENTOR_FIELD_LABELS, MENTOR_FIELDS } from "~/data/mentor-types";
import type { MentorProfileForm } from "~/mentoring/mentor-side/profile-schema.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { getFormProps, describeForm } from "~/ui/form";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import cardStyles from "./card-preview.css?url";
import { SelectField } from "~/ui/select-field";
import { CardPreview } from "./card-preview";
import { GroupedSelect } from "./grouped-select";
import { action, loader } from "./mentor-profile.server";

export { action, loader };

export const handle = { access: "mentor" } satisfies PageHandle;

export const links = linkStyles(cardStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Mentor profile" });

const FIELD_OPTIONS = MENTOR_FIELDS.map((value) => ({
  value,
  label: MENTOR_FIELD_LABELS[value],
}));

export default function MentorProfilePage() {
  const { card, constraint, profile, regions, skillGroups } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const [form, fields] = describeForm<MentorProfileForm>({
    id: "mentor-profile",
    labels: {
      name: "Name",
      title: "Job title",
      company: "Company",
      field1: "Field",
      field2: "Field 2",
      field3: "Field 3",
      experience: "Experience",
      bio: "About you",
      session: "A session with you",
      skill1: "Skill you help with most",
      skill2: "Skill 2",
      skill3: "Skill 3",
      skill4: "Skill 4",
      languages: "Languages",
      price: "Price per hour in US dollars",
      timeZone: "Your time zone",
    },
    ...(result && { lastResult: result }),
    constraint,
    defaultValue: profile,
  });
  const skills = skillGroups.map((each) => ({ label: each.group, options: each.skills }));
  const zones = regions.map(({ region, zones: options }) => ({ label: region, options }));
  return (
    <div className="mt-9 grid items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_26rem] xl:gap-x-16">
      <Form method="post" data-keep-scroll="" {...getFormProps(form)} className="grid gap-5">
        <p className="max-w-(--measure) text-text-2">
          What people see on your public page. Your email address and account are never shown.
        </p>
        <ErrorSummary form={form} />
        <div className="grid gap-5 md:grid-cols-2">
          <Field meta={fields.name} autoComplete="name" />
          <Field meta={fields.title} autoComplete="organization-title" />
          <Field meta={fields.company} autoComplete="organization" />
          <SelectField meta={fields.field1} options={FIELD_OPTIONS} prompt="Choose your field" />
          <SelectField
            label="Field 2 (optional)"
            meta={fields.field2}
            options={FIELD_OPTIONS}
            prompt="None"
          />
          <SelectField
            label="Field 3 (optional)"
            meta={fields.field3}
            options={FIELD_OPTIONS}
            prompt="None"
          />
        </div>
        <Field
          meta={fields.experience}
          placeholder="9 years in payments"
          hint="One line, shown on your card."
        />
        <Field type="textarea" rows={5} meta={fields.bio} />
        <Field
          type="textarea"
          rows={5}
          meta={fields.session}
          hint="What people bring, what you do together, and what they leave with."
        />
        <div className="grid gap-5 md:grid-cols-2">
          {[fields.skill1, fields.skill2, fields.skill3, fields.skill4].map((field, index) => (
            <GroupedSelect
              key={field.name}
              label={index === 0 ? "Skill you help with most" : `Skill ${index + 1} (optional)`}
              meta={field}
              prompt={index === 0 ? "Choose a skill" : "None"}
              groups={skills}
            />
          ))}
          <Field
            meta={fields.languages}
            placeholder="English, Spanish"
            hint="Separated by commas."
          />
          <Field
            type="number"
            meta={fields.price}
            hint="Zero means free. People pay you, not Pathlight."
          />
          <GroupedSelect meta={fields.timeZone} prompt="Choose your time zone" groups={zones} />
        </div>
        <Button className="justify-self-start" pendingText="Saving…">
          Save profile
        </Button>
      </Form>
      <CardPreview card={card} />
    </div>
  );
}
