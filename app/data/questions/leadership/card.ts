import type { InterviewCard } from "~/data/questions/types";
import { broughtQuietVoiceIn } from "./brought-quiet-voice-in";
import { changedHowTeamWorks } from "./changed-how-team-works";
import { deadlineInDanger } from "./deadline-in-danger";
import { decisionWithoutFacts } from "./decision-without-facts";
import { differentProfession } from "./different-profession";
import { handedOverWork } from "./handed-over-work";
import { helpedColleagueGrow } from "./helped-colleague-grow";
import { ledWithoutAuthority } from "./led-without-authority";
import { projectThatFailed } from "./project-that-failed";
import { teamLostMotivation } from "./team-lost-motivation";

export const leadership: InterviewCard = {
  id: "leadership",
  tab: "behavioral",
  title: "Leadership and Teamwork",
  description: "Stories from your own work about guiding people, sharing work and carrying a team through, with or without a title.",
  difficulty: "Medium",
  topics: ["Leading peers", "Delegating and coaching", "Deadlines and decisions", "Improving how a team works", "Owning failure"],
  minutes: 30,
  questions: [
    ledWithoutAuthority,
    differentProfession,
    deadlineInDanger,
    changedHowTeamWorks,
    helpedColleagueGrow,
    handedOverWork,
    decisionWithoutFacts,
    teamLostMotivation,
    broughtQuietVoiceIn,
    projectThatFailed,
  ],
};
