import { Link } from "@remix-run/react";
import type { LucideIcon } from "lucide-react";
import Activity from "lucide-react/icons/activity";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import Database from "lucide-react/icons/database";
import DraftingCompass from "lucide-react/icons/drafting-compass";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Landmark from "lucide-react/icons/landmark";
import ListTodo from "lucide-react/icons/list-todo";
import Megaphone from "lucide-react/icons/megaphone";
import Scale from "lucide-react/icons/scale";
import ShieldCheck from "lucide-react/icons/shield-check";
import Stethoscope from "lucide-react/icons/stethoscope";
import { CodeXml } from "~/ui/icons";
import { Fragment } from "react";
import type { CareerTile, TileIcon } from "~/data/home";

const ICONS: Record<TileIcon, LucideIcon> = {
  Activity,
  BriefcaseBusiness,
  CodeXml,
  Database,
  DraftingCompass,
  GraduationCap,
  Landmark,
  ListTodo,
  Megaphone,
  Scale,
  ShieldCheck,
  Stethoscope,
};

export function CareerTiles({ tiles }: { tiles: readonly CareerTile[] }) {
  return (
    <section className="page py-(--section)">
      <div className="mb-7 grid items-end gap-3.5 lg:mb-11 lg:grid-cols-2 lg:gap-0">
        <h2 className="text-h2">
          Twelve directions. <br />
          Start with one.
        </h2>
        <p className="max-w-[31em] text-body leading-normal text-text-2 lg:pl-6 lg:text-[1.0625rem]">
          Each one shows the roles, the pay, the skills employers ask for, and how to get there from
          where you are.
        </p>
      </div>
      <ul className="tiles grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {tiles.map(({ title, icon, to, figures }) => {
          const Icon = ICONS[icon];
          return (
            <li key={title}>
              <Link to={to} className="tile group">
                <Icon className="size-6.5 text-primary-ink" strokeWidth={1.4} aria-hidden />
                <ArrowUpRight className="tile-arrow" strokeWidth={1.6} aria-hidden />
                <h3 className="mt-auto pt-4 text-[1rem] leading-[1.2] font-strong tracking-[-0.018em] md:text-[1.3125rem]">
                  {title}
                </h3>
                <p className="num mt-1.5 text-xs text-muted group-hover:text-text-2 md:text-sm">
                  {figures.map((figure, index) => (
                    <Fragment key={figure}>
                      {index > 0 ? " " : null}
                      <span className="whitespace-nowrap max-sm:block">
                        {figure}
                        {index < figures.length - 1 ? (
                          <span className="max-sm:hidden"> ·</span>
                        ) : null}
                      </span>
                    </Fragment>
                  ))}
                </p>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-xs text-muted">
        Sample figures. Each role’s page describes the work, how to get in, and what you can do this
        week.
      </p>
    </section>
  );
}
