import {
  finance,
  FINANCE_CARDS,
  FINANCE_SKILLS,
  FINANCE_SUBTITLE,
  FINANCE_TITLE,
} from "~/data/careers/finance";
import { describeRoleTable } from "~/occupations/role-table.server";
import { skillById } from "~/data/skills";
import { describeFieldArticle, describeFieldPacks } from "~/practice/session/packs.server";

export function loader() {
  const skills = FINANCE_SKILLS.map(({ skill, use, usedIn }) => ({
    name: skillById(skill).name,
    use,
    usedIn,
  }));
  const packs = describeFieldPacks("finance");
  return {
    title: FINANCE_TITLE,
    subtitle: FINANCE_SUBTITLE,
    cards: FINANCE_CARDS,
    figures: describeRoleTable(finance, null),
    skills,
    packs,
    article: describeFieldArticle("finance"),
  };
}
