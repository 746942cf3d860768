import type { InterviewCard } from "~/data/questions/types";
import { accessibilityBugBeforeRelease } from "./accessibility-bug-before-release";
import { assistedDigitalOffline } from "./assisted-digital-offline";
import { critiquePharmacyScreen } from "./critique-pharmacy-screen";
import { darkPatternHideCancel } from "./dark-pattern-hide-cancel";
import { designSystemMissingPart } from "./design-system-missing-part";
import { formPeopleAbandon } from "./form-people-abandon";
import { handoffStatesAndZoom } from "./handoff-states-and-zoom";
import { measureDidItGetSimpler } from "./measure-did-it-get-simpler";
import { navigationNobodyUnderstands } from "./navigation-nobody-understands";
import { portfolioProjectStory } from "./portfolio-project-story";
import { stakeholderAlreadyDecided } from "./stakeholder-already-decided";
import { usabilityTestFivePeople } from "./usability-test-five-people";

/** Its content is imported by .server modules only. */
export const userExperience: InterviewCard = {
  id: "user-experience",
  tab: "technical",
  title: "UX Research, Interaction and Content",
  description: "A screen to critique, five people to test with, a director who has decided: what you do, how you know, and whom you design for.",
  difficulty: "Medium",
  topics: ["Research and testing", "Interaction and forms", "Accessibility", "Content and structure", "Stakeholders and ethics"],
  minutes: 37,
  questions: [
    portfolioProjectStory,
    critiquePharmacyScreen,
    usabilityTestFivePeople,
    formPeopleAbandon,
    accessibilityBugBeforeRelease,
    stakeholderAlreadyDecided,
    navigationNobodyUnderstands,
    handoffStatesAndZoom,
    designSystemMissingPart,
    measureDidItGetSimpler,
    assistedDigitalOffline,
    darkPatternHideCancel,
  ],
};
