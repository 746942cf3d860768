import type { LucideIcon } from "lucide-react";
import BadgeCheck from "lucide-react/icons/badge-check";
import Globe from "lucide-react/icons/globe";
import ChartNoAxesCombined from "lucide-react/icons/chart-no-axes-combined";
import MessagesSquare from "lucide-react/icons/messages-square";
import Newspaper from "lucide-react/icons/newspaper";
import PackageOpen from "lucide-react/icons/package-open";
import { CUSTOMER_STAGES, type CustomerStage, type TrackIcon } from "~/data/careers/marketing";
import { Chips } from "~/ui/chips";
import { Link } from "~/ui/link";

const ICONS: Record<TrackIcon, LucideIcon> = {
  BadgeCheck,
  ChartNoAxesCombined,
  Globe,
  MessagesSquare,
  Newspaper,
  PackageOpen,
};

const START_COLUMNS: Record<CustomerStage, string> = {
  Awareness: "col-start-1",
  Consideration: "col-start-2",
  Purchase: "col-start-3",
  Loyalty: "col-start-4",
};
const END_COLUMNS: Record<CustomerStage, string> = {
  Awareness: "col-end-2",
  Consideration: "col-end-3",
  Purchase: "col-end-4",
  Loyalty: "col-end-5",
};

interface TracksProps {
  tracks: {
    slug: string;
    title: string;
    icon: TrackIcon;
    description: string;
    stages: [from: CustomerStage, to: CustomerStage];
    skills: string[];
  }[];
}

/** Every track beside the stages of a customer's path it works on. */
export function Tracks({ tracks }: TracksProps) {
  return (
    <div className="mt-8 lg:mt-10">
      <div className="stage-names" aria-hidden>
        <p className="track-stages">
          {CUSTOMER_STAGES.map((stage) => (
            <span key={stage}>{stage}</span>
          ))}
        </p>
      </div>
      <ul className="border-b border-hairline-strong">
        {tracks.map(({ slug, title, icon, description, stages: [from, to], skills }) => {
          const Icon = ICONS[icon];
          return (
            <li key={title} className="track">
              <div className="flex gap-5">
                <Icon className="size-7 flex-none text-primary-ink" strokeWidth={1.4} aria-hidden />
                <div>
                  <h3 className="card-title">{title}</h3>
                  <p className="mt-1.5 text-ui text-text-2">{description}</p>
                  <Link to={`/careers/marketing/${slug}`} className="track-link">
                    Explore Career Path<span className="sr-only">: {title}</span>
                    <i className="icon icon-arrow-right" />
                  </Link>
                </div>
              </div>
              <div>
                <p className="track-stages">
                  <span
                    className={`flex min-h-9 items-center rounded-control border border-primary-line bg-primary-soft px-3.5 text-primary-ink ${START_COLUMNS[from]} ${END_COLUMNS[to]}`}
                  >
                    <span className="sr-only">Works on: </span>
                    {`${from} to ${to.toLowerCase()}`}
                  </span>
                </p>
                <p className="mt-4 text-xs text-muted lg:sr-only">Key Skills</p>
                <Chips items={skills} className="mt-2 lg:mt-4" />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
