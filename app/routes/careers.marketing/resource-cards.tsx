import { ArrowRight } from "lucide-react";
import type { MarketingResource } from "~/data/careers/marketing";
import { LinkButton } from "~/ui/button";

export function ResourceCards({ resources }: { resources: readonly MarketingResource[] }) {
  return (
    <ul className="mt-8 grid gap-3.5 lg:mt-10 lg:grid-cols-3 lg:gap-5">
      {resources.map(({ title, items, action }) => (
        <li key={title} className="lit-card row-span-3 grid grid-rows-subgrid gap-y-0 p-5 lg:p-6">
          <h3 className="card-title">{title}</h3>
          <ul className="mt-4 grid content-start gap-3 border-t border-hairline pt-4 text-ui text-text-2">
            {items.map((item) => (
              <li key={item} className="tick">
                {item}
              </li>
            ))}
          </ul>
          <LinkButton
            to={action.to}
            variant="secondary"
            className="lit-fill mt-6 w-full justify-between!"
          >
            {action.label}
            <ArrowRight strokeWidth={1.6} aria-hidden />
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
