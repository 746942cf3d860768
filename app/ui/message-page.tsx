import { LinkButton } from "./button";

/** A page without the site's header that says one thing, such as that a shared link has expired. */
export function MessagePage({ title, detail }: { title: string; detail: string }) {
  return (
    <main id="main" className="page grid min-h-[75vh] content-center py-16">
      <h1 className="max-w-[22em] text-h1">{title}</h1>
      <p className="mt-5 max-w-(--measure) text-lead text-text-2">{detail}</p>
      <p className="mt-9">
        <LinkButton to="/" variant="secondary" size="lg">
          Go to the home page
        </LinkButton>
      </p>
    </main>
  );
}
