import { CAREER_MENU } from "~/data/site";
import { Link } from "~/ui/link";
import { getAriaCurrent } from "./navigation";

export function CareerMenu({ pathname }: { pathname: string }) {
  const { heading, fields, all } = CAREER_MENU;
  return (
    <details className="menu">
      <summary aria-label={heading} className="menu-chevron" />
      <div className="menu-panel menu-fields">
        <p id="career-fields">{heading}</p>
        <ul aria-labelledby="career-fields">
          {fields.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} aria-current={getAriaCurrent(to, pathname)} className="menu-item">
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link to={all.to} className="menu-all link-arrow">
              {all.label}
            </Link>
          </li>
        </ul>
      </div>
    </details>
  );
}
