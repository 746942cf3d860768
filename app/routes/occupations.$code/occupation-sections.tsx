import type { SerializeFrom } from "@remix-run/node";
import type { ReactNode } from "react";
import { InterestRadar } from "~/occupations/interest-radar";
import { Level } from "~/skills/level-bar";
import { Chips } from "~/ui/chips";
import { SourceLine } from "~/occupations/source-line";
import type { loader } from "./occupation.server";
import { GROWTH, GROWTH_OF_ALL, GROWTH_YEARS, PAY } from "~/occupations/releases";

type Occupation = SerializeFrom<typeof loader>;

/** The key skills, with the person's own levels if there are any. */
export function OwnSkills({ gaps, title }: Pick<Occupation, "gaps" | "title">) {
  if (gaps.length === 0) return null;
  const hasEvidence = gaps.some(({ evidence }) => evidence !== null);
  return (
    <Section title={hasEvidence ? "Your skills for it" : "Key skills you can build here"}>
      <p className="mb-4 max-w-(--measure) text-text-2">
        {hasEvidence
          ? "The notch on each bar is what an interview asks for."
          : `Answer a question or rate yourself, and your level for ${title} appears beside each skill.`}
      </p>
      {hasEvidence ? (
        <ul className="num border-t border-hairline-strong text-sm">
          {gaps.map((gap) => (
            <li
              key={gap.skill}
              className="grid gap-x-6 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] sm:items-center"
            >
              <b className="text-ui font-control">{gap.name}</b>
              <Level gap={gap} />
            </li>
          ))}
        </ul>
      ) : (
        <Chips items={gaps.map(({ name }) => name)} />
      )}
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-section">{title}</h2>
      {children}
    </section>
  );
}

export function Tasks({ tasks }: Pick<Occupation, "tasks">) {
  if (tasks.length === 0) return null;
  return (
    <Section title="What the work is">
      <ul className="grid border-t border-hairline-strong">
        {tasks.map((task) => (
          <li
            key={task}
            className="border-b border-hairline py-3.5 text-text-2 first:py-5 first:font-head first:text-section first:leading-snug first:tracking-[-0.014em] first:text-text"
          >
            {task}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Interests({ interests }: Pick<Occupation, "interests">) {
  const strong = interests.flatMap(({ score }, index) => (score >= 4 ? index : []));
  return (
    <Section title="Interests it fits">
      <div className="grid items-center gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_22rem]">
        <table className="w-full text-left text-ui">
          <thead className="border-b border-hairline-strong text-xs text-muted">
            <tr>
              <th scope="col" className="pb-2.5 font-medium">
                Interest
              </th>
              <th scope="col" className="pb-2.5 font-medium max-sm:hidden">
                What it covers
              </th>
              <th scope="col" className="pb-2.5 text-right font-medium">
                1 to 7
              </th>
            </tr>
          </thead>
          <tbody>
            {interests.map(({ name, covers, score }) => (
              <tr key={name} className="h-11 border-b border-hairline">
                <th scope="row" className={score >= 4 ? "font-strong" : "font-text text-text-2"}>
                  {name}
                </th>
                <td className="text-sm text-text-2 max-sm:hidden">{covers}</td>
                <td className="num text-right">{score.toFixed(2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <InterestRadar
          ranges={interests.map(({ score }) => {
            const points = ((score - 1) / 6) * 100;
            return { low: points, score: points, high: points };
          })}
          highlighted={strong}
          className="mx-auto max-w-96"
        />
      </div>
    </Section>
  );
}

export function Skills({
  skills,
  technologies,
  tasks,
}: Pick<Occupation, "skills" | "technologies" | "tasks">) {
  return (
    <Section title="Skills that matter most">
      {skills.length === 0 ? (
        <p className="text-text-2">
          {tasks.length === 0 ? "Its tasks and skills aren’t" : "Its skills aren’t"} in our copy of
          O*NET. The related occupations on this page have some.
        </p>
      ) : (
        <table className="w-full text-left text-ui">
          <thead className="border-b border-hairline-strong text-xs text-muted">
            <tr>
              <th scope="col" className="pb-2.5 font-medium">
                Skill
              </th>
              <th scope="col" colSpan={2} className="pb-2.5 text-right font-medium">
                Importance, 1 to 5
              </th>
            </tr>
          </thead>
          <tbody>
            {skills.map(([name, importance]) => (
              <tr key={name} className="h-11 border-b border-hairline">
                <th scope="row" className="py-2 pr-3 font-text">
                  {name}
                </th>
                <td className="w-2/5" aria-hidden>
                  <svg width="100%" height="6" className="block rounded-full bg-surface-3">
                    <rect
                      width={`${((importance - 1) / 4) * 100}%`}
                      height="6"
                      rx="3"
                      className="fill-chart-1"
                    />
                  </svg>
                </td>
                <td className="num w-16 text-right">{importance.toFixed(2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {technologies.length === 0 ? null : (
        <>
          <h3 className="mt-7 mb-3 font-sans text-sm font-strong">Technology in job postings</h3>
          <Chips items={technologies} />
        </>
      )}
    </Section>
  );
}

export function Preparation({ zone }: Pick<Occupation, "zone">) {
  if (!zone) return null;
  return (
    <Section title={`Preparation: job zone ${zone.zone} of 5`}>
      <p className="mb-4 text-lead text-text-2">{zone.name}</p>
      <FactList
        facts={[
          ["Experience", zone.experience],
          ["Education", zone.education],
          ["Training", zone.training],
        ]}
      />
    </Section>
  );
}

export function Outlook({
  code,
  title,
  outlook,
  handbook,
}: Pick<Occupation, "code" | "title" | "outlook" | "handbook">) {
  if (!outlook) return null;
  return (
    <Section title="Pay and outlook, United States">
      {outlook.sharedBy ? (
        <p className="mb-4 max-w-(--measure) text-text-2">
          There are no separate figures for {title}. These are for the group “{outlook.sharedBy}.”
        </p>
      ) : null}
      <FactList
        facts={[
          [
            "Median pay",
            `${outlook.pay}${outlook.pay.startsWith("$") ? ` a year, ${PAY.date}` : ""}`,
          ],
          [`Jobs in ${GROWTH.from}`, outlook.employment],
          ["Growth", `${outlook.growth} from ${GROWTH_YEARS}; all occupations: ${GROWTH_OF_ALL}`],
          ["Openings", `${outlook.openings} a year on average, ${GROWTH_YEARS}`],
          ["Typical education", outlook.education],
          ["Related experience", outlook.experience],
          ["Training on the job", outlook.training],
        ]}
      />
      <SourceLine code={code} handbook={handbook} />
    </Section>
  );
}

function FactList({ facts }: { facts: [string, string][] }) {
  return (
    <dl className="border-t border-hairline-strong">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-6 gap-y-0.5 border-b border-hairline py-3 text-ui sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="num text-text-2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
