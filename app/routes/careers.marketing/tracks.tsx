import {
  BadgeCheck,
  ChartNoAxesCombined,
  Globe,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  PackageOpen,
} from "lucide-react";
import type { TrackIcon } from "~/data/careers/marketing";
import { Chips } from "~/ui/chips";

const ICONS: Record<TrackIcon, LucideIcon> = {
  BadgeCheck,
  ChartNoAxesCombined,
  Globe,
  MessagesSquare,
  Newspaper,
  PackageOpen,
};

interface TracksProps {
  tracks: { title: string; icon: TrackIcon; description: string; skills: string[] }[];
}

export function Tracks({ tracks }: TracksProps) {
  return (
    <ul className="tiles mt-8 grid-cols-1 md:grid-cols-2 lg:mt-10 lg:grid-cols-3">
      {tracks.map(({ title, icon, description, skills }) => {
        const Icon = ICONS[icon];
        return (
          <li key={title} className="row-span-4 grid grid-rows-subgrid gap-y-0 p-5 lg:p-7">
            <Icon className="size-7 text-primary-ink" strokeWidth={1.4} aria-hidden />
            <h3 className="card-title mt-5">{title}</h3>
            <p className="mt-2 text-ui text-text-2">{description}</p>
            <div className="mt-5">
              <p className="text-xs text-muted">Key Skills</p>
              <Chips items={skills} className="mt-2" />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
