import type { RoleGuide } from "~/data/careers/types";
import { LinkButton } from "~/ui/button";
import { Panel } from "~/ui/panel";

export function Guide({ guide, practiceUrl }: { guide: RoleGuide; practiceUrl: string }) {
  return (
    <div className="max-w-[46rem]">
      <p className="text-lead text-text-2">{guide.overview}</p>
      <h2 className="mt-12 text-section">Day to day</h2>
      <ul className="mt-4 grid gap-x-10 gap-y-3 text-text-2 md:grid-cols-2">
        {guide.dayToDay.map((item) => (
          <li key={item} className="tick">
            {item}
          </li>
        ))}
      </ul>
      <h2 className="mt-12 text-section">How to get in</h2>
      <p className="mt-3 text-text-2">{guide.wayIn}</p>
      <Panel isHighlighted className="mt-12 p-6 lg:p-8">
        <h2 className="text-section">A first step this week</h2>
        <p className="mt-3 text-text-2">{guide.thisWeek}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to={practiceUrl}>Practice an interview</LinkButton>
          <LinkButton to="/assessment" variant="secondary">
            See if it fits you
          </LinkButton>
        </div>
      </Panel>
    </div>
  );
}
