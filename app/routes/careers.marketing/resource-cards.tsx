import { ArrowRight } from "~/ui/icons";
import type { MarketingResource } from "~/data/careers/marketing";
import { LinkButton } from "~/ui/button";

export function ResourceCards({ resources }: { resources: readonly MarketingResource[] }) {
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3 lg:mt-10 lg:gap-x-14">
      {resources.map(({ title, items, action }) => (
        <li
          key={title}
          className="row-span-3 grid grid-rows-subgrid gap-0 border-t-2 border-primary pt-5"
        >
          <h3 className="card-title">{title}</h3>
          <ul className="mt-4 grid content-start gap-3 text-ui text-text-2">
            {items.map(({ text, link }) => (
              <li key={text} className="tick">
                {link ? (
                  <a href={link} rel="noreferrer" className="hover:underline">
                    {text}
                  </a>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
          <LinkButton to={action.to} variant="secondary" className="mt-6 justify-self-start">
            {action.label}
            <ArrowRight strokeWidth={1.6} aria-hidden />
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
