import { Link } from "~/ui/link";

interface OperatorSettingsProps {
  settings: readonly { name: string; purpose: string; value?: string | number | undefined }[];
}

/** The environment variables about who runs this server. */
export function OperatorSettings({ settings }: OperatorSettingsProps) {
  const missing = settings.filter(({ value }) => value === undefined).length;
  return (
    <section id="settings" className="mt-12 scroll-mt-24">
      <h2 className="text-section">Who runs this server</h2>
      <p className="mt-2 max-w-(--measure) text-text-2">
        {missing === 0
          ? "All of these are set."
          : `Missing: ${missing} of ${settings.length}. The pages leave out what is missing; set these variables in the server’s environment and restart it.`}{" "}
        They appear in the <PageLink to="/privacy">privacy policy</PageLink> and the{" "}
        <PageLink to="/terms">terms</PageLink>.
      </p>
      <dl className="mt-4 border-t border-hairline-strong">
        {settings.map(({ name, purpose, value }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1 border-b border-hairline py-3 wrap-anywhere lg:grid-cols-[18rem_minmax(0,1fr)]"
          >
            <dt className="font-strong">{name}</dt>
            <dd>
              {value ?? "Missing"}
              <span className="block text-sm text-text-2">{purpose}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-primary-ink underline underline-offset-3">
      {children}
    </Link>
  );
}
