import type { ReactElement } from "react";
import { LitArtwork } from "~/ui/artwork";
import { BezierCurve, JourneyMap } from "./design-art";
import { LossCurves, TableAndDots } from "./data-art";
import { Fishbone, LeadingArrow, OpenDoor, SpeechBubbles } from "./people-art";
import { BoxModel, ComponentTree, IndentedBlocks } from "./technical-art";

/** One drawing per course. */
const DRAWINGS: Record<string, ReactElement> = {
  "python-intro": <IndentedBlocks />,
  "web-dev-fundamentals": <BoxModel />,
  "advanced-react": <ComponentTree />,
  "effective-communication": <SpeechBubbles />,
  leadership: <LeadingArrow />,
  "problem-solving": <Fishbone />,
  "job-search": <OpenDoor />,
  "data-science-essentials": <TableAndDots />,
  "ml-fundamentals": <LossCurves />,
  "ux-design": <JourneyMap />,
  "figma-ui-design": <BezierCurve />,
};

/** The artwork of a course, drawn from what it teaches. */
export function CourseArt({ courseId, className }: { courseId: string; className?: string }) {
  return (
    <LitArtwork seed={courseId} className={className}>
      {DRAWINGS[courseId]}
    </LitArtwork>
  );
}
