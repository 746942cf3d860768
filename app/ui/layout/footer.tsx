import { Link } from "@remix-run/react";
import { FOOTER, SITE_DESCRIPTION, SITE_NAME } from "~/data/site";
import { Logo } from "~/ui/logo";

export function Footer() {
  return (
    <footer className="border-t border-hairline pt-16 pb-10 text-sm text-muted">
      <div className="page">
        <div className="grid grid-cols-[1.35fr_1fr_0.7fr] gap-x-4 gap-y-8 narrow:grid-cols-1 md:grid-cols-[minmax(0,1.7fr)_repeat(3,minmax(0,1fr))] md:gap-10">
          <div className="col-span-full text-text md:col-span-1">
            <Logo />
            <p className="mt-4 max-w-[34ch] text-sm leading-relaxed text-muted">
              {SITE_DESCRIPTION}
            </p>
          </div>
          {FOOTER.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2 className="mb-2.5 font-sans text-sm font-strong text-text">{heading}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={label}>
                    <Link
                      to={to}
                      className="inline-flex min-h-11 items-center rounded-xs hover:text-text md:min-h-7.5"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="mt-10 flex flex-wrap justify-between gap-x-5 gap-y-2 border-t border-hairline pt-6 text-xs md:mt-14">
          <span>
            © {currentYear()} {SITE_NAME}
          </span>
          <span>Self-hosted. Nothing is sent to third parties unless you ask for it.</span>
        </p>
      </div>
    </footer>
  );
}

function currentYear(): number {
  return new Date().getFullYear();
}
