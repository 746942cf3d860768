import type { Resource, ResourceCategory } from "~/data/resource-types";

/** The fields, beside the index on wide screens, with an icon each (resource-index.css), and in a line above it on narrow ones. */
export function ResourceFields({ categories }: { categories: readonly ResourceCategory[] }) {
  return (
    <nav aria-label="Fields" className="index-nav">
      <ul>
        {categories.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="icon-before">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every field with its links, one line each. */
export function ResourceIndex({ categories }: { categories: readonly ResourceCategory[] }) {
  return (
    <ul className="grid gap-12 lg:gap-16">
      {categories.map(({ id, title, description, resources, abroad }) => (
        <li key={id} id={id} className="scroll-mt-16 lg:scroll-mt-4">
          <h2 className="text-title">{title}</h2>
          <p className="mt-1.5 text-ui text-balance text-muted">{description}</p>
          <ul className="mt-4 border-t border-hairline-strong lg:mt-5">
            {resources.map((resource) => (
              <ResourceRow key={resource.link} resource={resource} />
            ))}
          </ul>
          <p className="mt-5 text-sm text-muted">Outside the United States</p>
          <ul className="mt-2 border-t border-hairline">
            {abroad.map((resource) => (
              <ResourceRow key={resource.link} resource={resource} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Its style sheet shows the domain at the end of the line. */
function ResourceRow({ resource: { title, description, link } }: { resource: Resource }) {
  return (
    <li className="border-b border-hairline">
      <a
        href={link}
        rel="noreferrer"
        className="index-row"
        data-domain={new URL(link).hostname.replace(/^www\./, "")}
      >
        <span className="font-medium">{title}</span>
        <span className="text-sm text-text-2">{description}</span>
      </a>
    </li>
  );
}
