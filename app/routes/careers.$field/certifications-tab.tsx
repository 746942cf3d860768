import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { ArrowRight } from "~/ui/icons";
import type { Certification } from "~/data/careers/types";
import { LinkButton } from "~/ui/button";
import { Tag } from "~/ui/tag";

export function CertificationsTab({
  field,
  certifications,
}: {
  field: string;
  certifications: Certification[];
}) {
  return (
    <>
      <ul className="grid gap-3.5 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {certifications.map(({ name, provider, level, link, shows }) => (
          <li key={name} className="lit-card row-span-4 grid grid-rows-subgrid gap-y-0 p-5 lg:p-6">
            <Tag className="justify-self-start">{level}</Tag>
            <h2 className="mt-4 card-title text-wrap">{name}</h2>
            <p className="mt-2 text-ui text-text-2">{shows}</p>
            <div className="mt-5 flex items-baseline justify-between gap-4 border-t border-hairline pt-4 text-sm text-muted">
              <p>{`Provider: ${provider}`}</p>
              <a
                href={link}
                rel="noreferrer"
                className="-my-1 inline-flex min-h-9 flex-none items-center gap-1 rounded-xs font-medium text-primary-ink hover:underline"
              >
                Visit
                <span className="sr-only">
                  {" "}
                  {provider} about {name}
                </span>
                <ArrowUpRight className="size-4" strokeWidth={1.6} aria-hidden />
              </a>
            </div>
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
