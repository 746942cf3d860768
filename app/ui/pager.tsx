import { useSearchParams } from "@remix-run/react";
import { LinkButton } from "./button";
import { ArrowLeft, ArrowRight } from "./icons";

interface PagerProps {
  path: string;
  page: number;
  pageCount: number;
}

/** The pages of a list, which keep its filter. */
export function Pager({ path, page, pageCount }: PagerProps) {
  const [params] = useSearchParams();
  if (pageCount === 1) return null;
  const toPage = (target: number) => {
    const next = new URLSearchParams(params);
    next.set("page", String(target));
    return `${path}?${next}`;
  };
  return (
    <nav aria-label="Pages" className="num mt-6 flex flex-wrap items-center gap-3 text-sm">
      {page > 1 ? (
        <LinkButton to={toPage(page - 1)} variant="secondary" size="sm">
          <ArrowLeft aria-hidden />
          Previous
        </LinkButton>
      ) : null}
      {page < pageCount ? (
        <LinkButton to={toPage(page + 1)} variant="secondary" size="sm">
          Next
          <ArrowRight aria-hidden />
        </LinkButton>
      ) : null}
      <span className="text-muted">
        Page {page} of {pageCount}
      </span>
    </nav>
  );
}
