import type { RoleGuide, RolePath } from "~/data/careers/types";
import type { ReactNode } from "react";
import { LinkButton } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { PathAndSources } from "./path-and-sources";

interface GuideProps {
  guide: RoleGuide;
  path: RolePath | null;
  practiceUrl: string;
  /** Figures, after the overview. */
  children: ReactNode;
}

export function Guide({ guide, path, practiceUrl, children }: GuideProps) {
  return (
    <div>
      <p className="max-w-[44rem] text-section leading-[1.4] font-text text-text-2">
        {guide.overview}
      </p>
      {children}
      <h2 className="mt-12 text-section">Day to day</h2>
      <ul className="mt-4 grid gap-x-10 text-text-2 md:grid-cols-2">
        {guide.dayToDay.map((item) => (
          <li key={item} className="border-t border-hairline py-3.5">
            {item}
          </li>
        ))}
      </ul>
      <h2 className="mt-12 text-section">How to get in</h2>
      <p className="mt-3 max-w-(--measure) text-text-2">{guide.wayIn}</p>
      {path ? <PathAndSources path={path} /> : null}
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
