import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { listQuestions } from "~/data/questions/cards.server";
import { COURSES } from "~/data/learning/courses";
import { CLAIMS } from "~/data/home";
import { SKILLS } from "~/data/skills";
import { listOccupations } from "~/occupations/occupations.server";
import { readForm } from "~/platform/http/read-form.server";
import { answerFirstQuestion } from "./answer-first-question.server";
import { findCard } from "./find-card.server";
import { listCareerTiles } from "./list-career-tiles.server";
import { replyToCard } from "./reply-to-card.server";
import { renderScenes } from "./scenes.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    card: await findCard(request, context),
    tiles: listCareerTiles(),
    claims: CLAIMS,
    counts: countContent(),
    scenes: await renderScenes(),
  };
}

const REPLIES = new Set(["point", "undo-point"]);

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  return REPLIES.has(String(form.get("intent")))
    ? replyToCard(request, context, form)
    : answerFirstQuestion(request, context, form);
}

/** What there is on this server, beside the sample figures. */
function countContent() {
  return [
    {
      value: listQuestions().length,
      label: "interview questions",
    },
    { value: COURSES.length, label: "courses" },
    { value: listOccupations().length, label: "occupations" },
    { value: SKILLS.length, label: "skills" },
  ];
}
