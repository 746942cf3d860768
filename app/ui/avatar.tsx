const ACADEMIC_TITLE = /^(?:Dr|Prof)\.?\s+/;

/** The uppercased first letter of a name, without a title; U if there is none. */
export function getInitial(name: string | null | undefined): string {
  const [initial] = name?.trim().replace(ACADEMIC_TITLE, "") ?? "";
  return initial?.toLocaleUpperCase("en") ?? "U";
}

const SIZES = { md: "size-9 text-sm", lg: "size-11 text-body" } as const;

export function Avatar({
  name,
  size = "md",
}: {
  name: string | null | undefined;
  size?: keyof typeof SIZES;
}) {
  return (
    <span
      aria-hidden
      className={`grid flex-none place-items-center rounded-full border border-primary-line bg-primary-soft font-strong text-primary-ink ${SIZES[size]}`}
    >
      {getInitial(name)}
    </span>
  );
}
