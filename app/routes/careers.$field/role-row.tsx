import { formatDollars } from "~/data/careers/format-figures";
import type { SampledRole } from "~/data/careers/types";
import { Link } from "~/ui/link";
import { ROLE_ICONS } from "./role-icons";

export interface RoleRowProps {
  role: Omit<SampledRole, "skills" | "onetCode"> & {
    skills: string[];
    /** "$62,340, −2.0%"; null without figures of its own. */
    official: string | null;
  };
  to: string;
}

export function RoleRow({ role, to }: RoleRowProps) {
  const Icon = ROLE_ICONS[role.icon];
  return (
    <li className="role-row">
      <Icon className="role-row-icon" strokeWidth={1.5} aria-hidden />
      <p className="role-row-growth num">
        {`Sample: ${role.growth}% growth `}
        {role.official ? <b>{`Official: ${role.official}`}</b> : null}
      </p>
      <h2 className="role-row-title">{role.title}</h2>
      <p className="role-row-text">{role.description}</p>
      <div className="role-row-skills">
        <p>Key Skills</p>
        <ul>
          {role.skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </div>
      <p className="role-row-pay num">
        <span>Sample: Avg. Salary</span> {formatDollars(role.avgSalary)}
      </p>
      <Link to={to} className="role-row-link">
        <span>
          Explore Career Path<span className="sr-only">: {role.title}</span>
        </span>
        <i className="icon icon-arrow-right" />
      </Link>
    </li>
  );
}
