/** Other names of posts, by a title that a work field lists; in lower case, singular. */
// biome-ignore format: a post a line
export const OTHER_TITLES: Readonly<Record<string, readonly string[]>> = {
  "brand manager": ["head of brand", "brand lead", "brand and communications manager"],
};
