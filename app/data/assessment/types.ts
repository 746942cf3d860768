import type { SkillId } from "~/data/skills";

export interface AssessmentItem {
  skill: SkillId;
  /** What the skill means, in one line. */
  means: string;
  /** What the level looks like in practice; 2 and 4 are in between. */
  levels: { 1: string; 3: string; 5: string };
}

export interface SkillSection {
  name: string;
  items: [AssessmentItem, AssessmentItem, AssessmentItem, AssessmentItem, AssessmentItem];
}
