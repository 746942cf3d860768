import type { LucideIcon } from "lucide-react";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Compass from "lucide-react/icons/compass";
import Cpu from "lucide-react/icons/cpu";
import DraftingCompass from "lucide-react/icons/drafting-compass";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Landmark from "lucide-react/icons/landmark";
import Leaf from "lucide-react/icons/leaf";
import Palette from "lucide-react/icons/palette";
import Scale from "lucide-react/icons/scale";
import Stethoscope from "lucide-react/icons/stethoscope";
import type { Resource, ResourceCategory, ResourceIcon } from "~/data/resource-types";

const ICONS: Record<ResourceIcon, LucideIcon> = {
  Compass,
  Cpu,
  DraftingCompass,
  GraduationCap,
  Landmark,
  Leaf,
  Palette,
  Scale,
  Stethoscope,
};

/** The fields, beside the index on wide screens and in a line above it on narrow ones. */
export function ResourceFields({ categories }: { categories: readonly ResourceCategory[] }) {
  return (
    <nav aria-label="Fields" className="index-nav">
      <ul>
        {categories.map(({ id, title, icon }) => {
          const Icon = ICONS[icon];
          return (
            <li key={id}>
              <a href={`#${id}`}>
                <Icon strokeWidth={1.5} aria-hidden />
                {title}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Every field with its links, one line each. */
export function ResourceIndex({ categories }: { categories: readonly ResourceCategory[] }) {
  return (
    <ul className="grid gap-12 lg:gap-16">
      {categories.map(({ id, title, description, resources }) => (
        <li key={id} id={id} className="index-section">
          <h2 className="text-title">{title}</h2>
          <p className="mt-1.5 max-w-(--measure) text-ui text-muted">{description}</p>
          <ul className="mt-4 border-t border-hairline-strong lg:mt-5">
            {resources.map((resource) => (
              <ResourceRow key={resource.link} resource={resource} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function ResourceRow({ resource: { title, description, link } }: { resource: Resource }) {
  return (
    <li className="border-b border-hairline">
      <a href={link} rel="noreferrer" className="index-row">
        <span className="index-row-text">
          <span className="font-medium">{title}</span>
          <span className="text-sm text-text-2">{description}</span>
        </span>
        <span className="index-row-domain">
          {new URL(link).hostname.replace(/^www\./, "")}
          <ArrowUpRight className="size-4 flex-none" strokeWidth={1.6} aria-hidden />
        </span>
      </a>
    </li>
  );
}
