import { CAREER_FIELDS } from "~/data/careers/fields";
import { isMentorField, type MentorField, withCareerField } from "~/data/mentor-types";
import { skillById, type SkillId } from "~/data/skills";
import { buildChain, isSkillShown, lowerSkill } from "~/skills/advice/chain";
import { lowerName, withArticle } from "~/skills/advice/names";
import { isBeforeTraining, listFieldsOf, type Situation } from "~/skills/advice/situation";
import type { AdviceMentor, AdviceStep } from "~/skills/advice/types";
import { describeGoal, fitTitle, writeReason } from "~/skills/advice/words";

/** Mentors of the person’s fields: first who knows what is missing, then who works where they want to go. */
export function askMentor(situation: Situation): AdviceStep[] {
  const { target, moves, record, targetName, wishes, person } = situation;
  const asked =
    target?.skills ??
    (person.textKind === "posting" ? person.textSkills : (moves[0]?.skills ?? []));
  const wanted = wishes.has("lead") ? [...LEADING, ...asked] : asked;
  const missing = wanted.filter((skill) => !isSkillShown(record.get(skill)));
  return listMentors(situation, missing, wanted).map(({ id, name, title, specialties }) => {
    const role = withArticle(lowerName(title.split(",")[0]?.replace(" & ", " and ") ?? title));
    const known = specialties.find((skill) => missing.includes(skill) && !isForAll(skill));
    return {
      kind: "ask" as const,
      subject: id,
      title: fitTitle(`Ask ${name}`, "Ask a mentor"),
      reason: writeReason(
        null,
        describeGoal(situation),
        known && targetName && !situation.isAimed && !isBeforeTraining(situation)
          ? `${name} is ${role} and can help you with ${lowerSkill(known)}.`
          : `${name} is ${role}: ask ${person.goal === "better" ? "what made the difference for them" : "how people like you get in"}.`,
      ),
      strength: null,
      to: `/mentors/${id}`,
      actionLabel: "See the mentor",
      minutes: 60,
      chain: buildChain(situation, { label: `Ask ${name}` }),
    };
  });
}

const LEADING: readonly SkillId[] = ["leadership", "team-management"];
const COUNTS = { missing: 3, wanted: 2, field: 1 };

function listMentors(
  { offer, fields, wishes, person, target, present }: Situation,
  missing: readonly SkillId[],
  wanted: readonly SkillId[],
): AdviceMentor[] {
  const ofFields = listSkillsOfFields(fields);
  // Only those who leave or begin are helped by a field they don’t work in yet.
  const isLeaving = person.goal === "another-field" || person.goal === "first-job";
  const isOfOwnWork = !target && present && (!isLeaving || isInTraining(person.job));
  const own = isOfOwnWork ? listFieldsOf({ id: "", occupationCode: present.code }) : fields;
  const rate = ({ specialties }: AdviceMentor) =>
    specialties
      .filter((skill) => !isForAll(skill) || (wishes.has("lead") && LEADING.includes(skill)))
      .reduce(
        (sum, skill) =>
          sum +
          (missing.includes(skill) ? COUNTS.missing : 0) +
          (wanted.includes(skill) ? COUNTS.wanted : 0) +
          (ofFields.has(skill) ? COUNTS.field : 0),
        0,
      );
  return offer.mentors
    .map((mentor, index) => ({ mentor, index, points: rate(mentor) }))
    .filter(({ mentor, points }) =>
      mentor.fields ? isOfFields(mentor.fields, own) : points >= COUNTS.wanted,
    )
    .toSorted((a, b) => b.points - a.points || a.index - b.index)
    .map(({ mentor }) => mentor);
}

/** Their trade is that of their first job. */
const isInTraining = (job: string | null): boolean => /\b(?:apprentice|trainee)\b/i.test(job ?? "");

function isOfFields(own: readonly string[], fields: readonly string[]): boolean {
  const known = own.filter((field): field is MentorField => isMentorField(field));
  return withCareerField(known).some((field) => fields.includes(field));
}

/** What the roles of these fields ask for. */
function listSkillsOfFields(fields: readonly string[]): Set<SkillId> {
  return new Set(
    CAREER_FIELDS.filter(({ slug }) => fields.includes(slug)).flatMap(({ roles }) =>
      roles.flatMap(({ skills }) => skills),
    ),
  );
}

/** Every kind of work asks for it, so it says nothing of a field. */
const isForAll = (skill: SkillId): boolean => PEOPLE_GROUPS.has(skillById(skill).group);

const PEOPLE_GROUPS = new Set<string>(["Communication & Teamwork", "Leadership & Career"]);
