import {
  ArrowUpRight,
  Compass,
  Cpu,
  DraftingCompass,
  GraduationCap,
  Landmark,
  Leaf,
  type LucideIcon,
  Palette,
  Scale,
  Stethoscope,
} from "lucide-react";
import type { ResourceCategory, ResourceIcon } from "~/data/resource-types";

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

export function CategoryCard({ category }: { category: ResourceCategory }) {
  const Icon = ICONS[category.icon];
  return (
    <li
      id={category.id}
      className="category-card row-span-4 grid grid-rows-subgrid gap-y-0 rounded-panel border border-hairline bg-surface-1 p-5 pb-2.5 shadow-inner lg:p-6 lg:pb-3"
    >
      <Icon className="size-7 text-primary-ink" strokeWidth={1.4} aria-hidden />
      <h2 className="card-title mt-5">{category.title}</h2>
      <p className="mt-2 text-ui text-text-2">{category.description}</p>
      <ul className="mt-5">
        {category.resources.map(({ title, description, link }) => (
          <li key={link} className="border-t border-hairline">
            <a
              href={link}
              rel="noreferrer"
              className="group -mx-2 flex gap-3 rounded-control px-2 py-3.5 -outline-offset-2"
            >
              <span className="grow">
                <span className="block text-ui font-medium group-hover:text-primary-ink">
                  {title}
                </span>
                <span className="mt-0.5 block text-sm text-muted">{description}</span>
              </span>
              <ArrowUpRight
                className="mt-0.5 size-4.5 flex-none text-muted group-hover:text-primary-ink"
                strokeWidth={1.6}
                aria-hidden
              />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
