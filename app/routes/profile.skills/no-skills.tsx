import Map from "lucide-react/icons/map";
import type { SerializeFrom } from "@remix-run/node";
import { Level } from "~/skills/level-bar";
import type { SkillGap } from "~/skills/gap";
import { EmptyState } from "~/ui/empty-state";
import { ExamplePanel } from "~/ui/example-panel";
import { MessageSquareText } from "~/ui/icons";

const ALTERNATIVES = [
  {
    to: "/interview",
    icon: MessageSquareText,
    title: "Answer a question instead",
    detail: "Every answer is evidence for the skills its question tests.",
    duration: "about 6 min",
  },
  {
    to: "/#careers",
    icon: Map,
    title: "See which skills a career asks for",
    detail: "Six roles in each of nine fields.",
    duration: "5 min",
  },
] as const;

export function NoSkills({ example }: { example: readonly SerializeFrom<SkillGap>[] }) {
  return (
    <EmptyState
      title="No skills yet."
      action={{
        to: "/assessment",
        label: "Begin Assessment",
        note: "15–20 minutes, in five steps",
      }}
      example={
        <ExamplePanel>
          <ul className="grid gap-4">
            {example.map((gap) => (
              <li key={gap.skill} className="grid gap-1.5 text-ui">
                {gap.name}
                <Level gap={gap} />
              </li>
            ))}
          </ul>
        </ExamplePanel>
      }
      alternatives={ALTERNATIVES}
    >
      Rate yourself, and every skill appears here with its date. Each interview answer then adds a
      score next to your rating.
    </EmptyState>
  );
}
