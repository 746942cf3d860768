import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { requireMentorAccount } from "~/accounts/session/require-mentor.server";
import { isMentorField, MENTOR_FIELD_LABELS, withCareerField } from "~/data/mentor-types";
import { getSkillNames, SKILL_GROUPS, SKILLS } from "~/data/skills";
import { listTimeZones, readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { mentorProfileSchema } from "~/mentoring/mentor-side/profile-schema.server";
import { toPublicMentor } from "~/mentoring/directory/bookable-mentor";
import { findSessionMentor } from "~/mentoring/directory/directory.server";
import { updateProfile } from "~/mentoring/directory/profiles.server";
import { requireOwnMentor } from "~/mentoring/directory/require-own-mentor.server";
import { describeReliabilities } from "~/mentoring/directory/reliability.server";
import { findEarliestStarts } from "~/mentoring/booking/free-slots.server";
import { formatZonedShortDayTime } from "~/mentoring/calendar/format-time";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { formatList, pluralize } from "~/ui/format";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const profile = await requireOwnMentor(await requireMentorAccount(request, context));
  const { name, title, company, experience, bio, session, languages, price } = profile;
  const [field1 = "", field2 = "", field3 = ""] = profile.fields;
  const [skill1 = "", skill2 = "", skill3 = "", skill4 = ""] = profile.specialties;
  return {
    card: await describeCard(profile.id, new Date()),
    constraint: getZodConstraint(mentorProfileSchema),
    regions: listTimeZones(new Date()),
    skillGroups: SKILL_GROUPS.map((group) => ({
      group,
      skills: SKILLS.filter((skill) => skill.group === group).map(({ id, name: label }) => ({
        id,
        label,
      })),
    })),
    profile: {
      name,
      title,
      company,
      field1,
      field2,
      field3,
      experience,
      bio,
      session,
      skill1,
      skill2,
      skill3,
      skill4,
      languages: languages.join(", "),
      price: String(price),
      timeZone: profile.timeZone || (readTimeZone(request) ?? ""),
    },
  };
}

/** The card as the directory shows it, with the times in the mentor's zone. */
async function describeCard(id: string, now: Date) {
  const mentor = await findSessionMentor(id);
  const earliest = (await findEarliestStarts([mentor], now)).get(id);
  const filters = [
    ...getSkillNames(mentor.specialties),
    ...mentor.languages,
    ...mentor.availability,
    ...(mentor.price === 0 ? ["Free"] : []),
  ];
  return {
    mentor: toPublicMentor(mentor),
    specialties: getSkillNames(mentor.specialties),
    earliest: earliest ? formatZonedShortDayTime(earliest, mentor.timeZone) : null,
    rating:
      mentor.reviews === 0
        ? "No reviews yet"
        : `Rated ${mentor.rating.toFixed(1)}, ${pluralize(mentor.reviews, "review")}`,
    replies: (await describeReliabilities([mentor], now))(mentor).headline,
    foundBy: filters.length > 0 ? formatList(filters) : "None yet",
    fields: formatList(mentor.fields.map((field) => MENTOR_FIELD_LABELS[field])),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ownerId } = await requireOwnMentor(await requireMentorAccount(request, context));
  const submission = parseForm(await readForm(request), { schema: mentorProfileSchema });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const { field1, field2, field3, skill1, skill2, skill3, skill4, languages, timeZone, ...texts } =
    submission.value;
  const fields = [...new Set([field1, field2, field3].filter(isMentorField))];
  const specialties = [...new Set([skill1, skill2, skill3, skill4].filter(Boolean))];
  await updateProfile(
    ownerId,
    {
      ...texts,
      fields: JSON.stringify(withCareerField(fields)),
      specialties: JSON.stringify(specialties),
      languages: JSON.stringify(languages),
      time_zone: timeZone,
    },
    new Date(),
  );
  return toasts(request).redirectWithSuccess("/mentoring/profile", "Profile saved");
}
