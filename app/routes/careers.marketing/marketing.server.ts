import {
  marketing,
  MARKETING_HERO,
  MARKETING_RESOURCES,
  MARKETING_TRACKS,
} from "~/data/careers/marketing";
import { describeRoleTable } from "~/occupations/role-table.server";
import { getSkillNames } from "~/data/skills";
import { describeFieldArticle, describeFieldPacks } from "~/practice/session/packs.server";

export function loader() {
  const tracks = MARKETING_TRACKS.map(({ slug, title, icon, description, stages, skills }) => ({
    slug,
    title,
    icon,
    description,
    stages,
    skills: getSkillNames(skills),
  }));
  const packs = describeFieldPacks("marketing");
  const figures = describeRoleTable(marketing, null);
  return {
    hero: MARKETING_HERO,
    tracks,
    figures,
    resources: MARKETING_RESOURCES,
    packs,
    article: describeFieldArticle("marketing"),
  };
}
