import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { ArrowRight } from "~/ui/icons";
import { getStage } from "~/data/careers/certification-stages";
import type { Certification } from "~/data/careers/types";
import { LinkButton } from "~/ui/button";

export function CertificationsTab({
  field,
  certifications,
}: {
  field: string;
  certifications: readonly Certification[];
}) {
  return (
    <>
      <ul className="certificate-rows border-t border-hairline-strong">
        {certifications.map(({ name, provider, level, link, shows }) => (
          <li key={name}>
            <p className="certificate-level" data-stage={getStage(level)}>
              {level}
              <i aria-hidden />
            </p>
            <h2 className="text-h3">{name}</h2>
            <p className="mt-1.5 text-ui text-text-2 md:col-start-2 lg:col-start-auto lg:mt-0">
              {shows}
            </p>
            <p className="mt-1.5 text-sm text-muted md:col-start-2 lg:col-start-auto lg:mt-0">{`Provider: ${provider}`}</p>
            <a href={link} rel="noreferrer">
              Visit
              <span className="sr-only">
                {" "}
                {provider} about {name}
              </span>
              <ArrowUpRight className="size-4" strokeWidth={1.6} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      <LinkButton to={`/careers/${field}/certifications`} size="lg" className="mt-8 lg:mt-10">
        Explore Certification Paths
        <ArrowRight strokeWidth={1.6} aria-hidden />
      </LinkButton>
    </>
  );
}
