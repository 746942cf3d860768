/** The fields of work that have a page, by the last part of its address. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  technology: "Technology",
  healthcare: "Healthcare",
  business: "Business",
  finance: "Finance",
  marketing: "Marketing",
  engineering: "Engineering",
  legal: "Legal",
  education: "Education",
  environmental: "Environmental",
};
