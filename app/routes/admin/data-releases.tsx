import { describeUpdate, GROWTH, ONET, PAY } from "~/occupations/releases";

const RELEASES = [
  { name: "O*NET Database", release: `${ONET.version} of ${ONET.date}`, ...ONET },
  { name: "Pay, Bureau of Labor Statistics", release: PAY.date, ...PAY },
  {
    name: "Growth, Bureau of Labor Statistics",
    release: `${GROWTH.from} to ${GROWTH.to}`,
    ...GROWTH,
  },
];

/** The releases of the occupation data, and when their sources publish the next. */
export function DataReleases() {
  return (
    <section className="mt-12">
      <h2 className="text-section">Occupation data</h2>
      <p className="mt-2 max-w-(--measure) text-text-2">
        A new version of Pathlight brings newer releases. A maintainer imports them with{" "}
        <code>npm run data:occupations</code>.
      </p>
      <dl className="mt-4 border-t border-hairline-strong">
        {RELEASES.map(({ name, release, nextDue }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1 border-b border-hairline py-3 lg:grid-cols-[18rem_minmax(0,1fr)]"
          >
            <dt className="font-strong">{name}</dt>
            <dd>
              {release}
              <span className="block text-sm text-text-2">{describeUpdate({ nextDue })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
