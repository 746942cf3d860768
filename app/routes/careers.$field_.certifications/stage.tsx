import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { Tag } from "~/ui/tag";
import type { ComparedStage } from "./certifications.server";

/** The certificates of one stage of a career, beside the stage's name. */
export function Stage({ stage }: { stage: ComparedStage }) {
  return (
    <section className="certificate-stage">
      <div>
        <h2 className="text-h2">{stage.name}</h2>
        <p>{stage.detail}</p>
      </div>
      <ul>
        {stage.certifications.map(({ id, name, level, shows, requires, provider, link }) => (
          <li key={id} id={id}>
            <Tag>{level}</Tag>
            <h3 className="card-title">{name}</h3>
            <dl>
              <div>
                <dt>What it proves</dt>
                <dd>{shows}</dd>
              </div>
              <div>
                <dt>What it requires</dt>
                <dd>{requires}</dd>
              </div>
            </dl>
            <a href={link} rel="noreferrer">
              {provider}
              <ArrowUpRight strokeWidth={1.6} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
