import { ArrowRight, TrendingUp } from "lucide-react";
import { formatDollars } from "~/data/careers/format-figures";
import type { CareerRole } from "~/data/careers/types";
import { LinkButton } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { ROLE_ICONS } from "./role-icons";
import { SalaryScale } from "./salary-scale";

export interface RoleCardProps {
  role: Omit<CareerRole, "skills" | "onetCode"> & { skills: string[] };
  to: string;
  salaries: readonly number[];
}

export function RoleCard({ role, to, salaries }: RoleCardProps) {
  const Icon = ROLE_ICONS[role.icon];
  return (
    <li className="lit-card row-span-6 grid grid-rows-subgrid gap-y-0 p-5 lg:p-6">
      <div className="flex items-start justify-between">
        <span className="lit-well grid size-11 place-items-center rounded-card bg-primary-soft text-primary-ink">
          <Icon className="size-5.5" strokeWidth={1.5} aria-hidden />
        </span>
        <p className="num inline-flex h-6.5 items-center gap-1.5 rounded-full border border-hairline pr-2.5 pl-2 text-xs font-medium text-success">
          <TrendingUp className="size-3.5" strokeWidth={1.6} aria-hidden />
          {`${role.growth}% growth`}
        </p>
      </div>
      <h2 className="mt-5 card-title">{role.title}</h2>
      <p className="mt-1.5 text-ui text-text-2">{role.description}</p>
      <div className="mt-4.5">
        <p className="text-xs text-muted">Key Skills</p>
        <Chips items={role.skills} className="mt-2" />
      </div>
      <div className="mt-5 border-t border-hairline pt-4.5">
        <p className="flex flex-wrap items-baseline justify-between">
          <span className="text-xs text-muted">Avg. Salary</span>
          <span className="num font-head text-[1.5rem] leading-none font-strong tracking-[-0.035em]">
            {formatDollars(role.avgSalary)}
          </span>
        </p>
        <SalaryScale salary={role.avgSalary} fieldSalaries={salaries} />
      </div>
      <LinkButton to={to} variant="secondary" className="lit-fill mt-4.5 w-full justify-between!">
        <span>
          Explore Career Path<span className="sr-only">: {role.title}</span>
        </span>
        <ArrowRight strokeWidth={1.6} aria-hidden />
      </LinkButton>
    </li>
  );
}
