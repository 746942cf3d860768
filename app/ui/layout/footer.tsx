import { FOOTER, SITE_DESCRIPTION, SITE_NAME } from "~/data/site";
import { Link } from "~/ui/link";
import { Logo } from "~/ui/logo";

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="page">
        <div className="footer-columns">
          <p className="footer-about">
            <Logo /> {SITE_DESCRIPTION}
          </p>
          {FOOTER.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={label}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="footer-note">
          © {currentYear()} {SITE_NAME}. Self-hosted. Answers go to third parties only if you ask.
        </p>
      </div>
    </footer>
  );
}

/** One line, under the pages people work on. */
export function SlimFooter() {
  return (
    <footer className="site-footer footer-slim">
      <Logo />
      <nav aria-label="Footer">
        {FOOTER.flatMap(({ links }) =>
          links.map(({ to, label }) => (
            <Link key={label} to={to}>
              {label}
            </Link>
          )),
        )}
      </nav>
      <p>
        © {currentYear()} {SITE_NAME}
      </p>
    </footer>
  );
}

function currentYear(): number {
  return new Date().getFullYear();
}
