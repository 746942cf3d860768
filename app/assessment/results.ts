import { ASSESSMENT_STEPS } from "~/data/assessment";
import { type Level, LEVEL_NAMES } from "~/data/levels";
import { coursesTeaching } from "~/data/learning/courses";
import { skillById, skillNames, type SkillId } from "~/data/skills";
import { fieldsUsing, fieldsUsingGroup } from "./related";
import { summarize } from "./summary";

interface Rated {
  skill: SkillId;
  level: Level;
}

/** How many fields a skill leads to on the page: the ones where it counts most. */
const FIELDS_SHOWN = 2;
const COURSES_SHOWN = 2;

export interface ShownSkill {
  skill: SkillId;
  name: string;
  level: Level;
  levelName: string;
}

function shown({ skill, level }: Rated): ShownSkill {
  return { skill, name: skillById(skill).name, level, levelName: LEVEL_NAMES[level] };
}

/** Everything a results page tells, worked out from the ratings alone. */
export function describeRatings(ratings: readonly Rated[]) {
  const { strongest, weakest } = summarize(ratings);
  const bySkill = new Map(ratings.map((rating) => [rating.skill, rating]));
  return {
    strongest: strongest.map((rating) => ({ ...shown(rating), ...whereItCounts(rating.skill) })),
    weakest: weakest.map((rating) => ({
      ...shown(rating),
      courses: coursesTeaching([rating.skill])
        .slice(0, COURSES_SHOWN)
        .map(({ id, title, duration }) => ({ to: `/learning/${id}`, title, duration })),
    })),
    steps: ASSESSMENT_STEPS.map(({ name, items }, index) => ({
      name,
      to: `/assessment/${index + 1}`,
      skills: items.map(({ skill }) => {
        const rating = bySkill.get(skill);
        return { name: skillById(skill).name, rating: rating ? shown(rating) : null };
      }),
    })),
    rated: ratings.length,
    headline: headline(strongest, ratings.length),
  };
}

/** The fields whose roles name the skill, else those whose roles name others of its group. */
function whereItCounts(skill: SkillId) {
  const direct = fieldsUsing(skill);
  return direct.length > 0
    ? { group: null, fields: direct.slice(0, FIELDS_SHOWN) }
    : { group: skillById(skill).group, fields: fieldsUsingGroup(skill).slice(0, FIELDS_SHOWN) };
}

/** The finding in one sentence; no more than the ratings say. */
export function headline(strongest: readonly Rated[], rated: number): string {
  const top = strongest.filter(({ level }) => level === strongest[0]?.level);
  const [first, second, third] = skillNames(top.map(({ skill }) => skill));
  if (!first)
    return rated === 1
      ? "One skill rated: too little to compare"
      : "Your ratings are all on one level";
  if (!second) return `You rate yourself highest in ${first}`;
  if (top.length === 2) return `You rate yourself highest in ${first} and ${second}`;
  if (top.length === 3) return `You rate yourself highest in ${first}, ${second} and ${third}`;
  return `You rate yourself highest in ${top.length} of ${rated} skills`;
}
