import { useLocation } from "@remix-run/react";

/** The address of this page with one parameter changed. */
export function useParamLink() {
  const { pathname, search } = useLocation();
  return (name: string, value: string | null) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
}
