import { OTHER_TITLES_OF_BUSINESS } from "./other-titles-business";
import { OTHER_TITLES_OF_PEOPLE } from "./other-titles-people";
import { OTHER_TITLES_OF_TECHNOLOGY } from "./other-titles-technical";

/** Other names of posts, by a title that a work field lists; in lower case, singular. */
export const OTHER_TITLES: Readonly<Record<string, readonly string[]>> = {
  ...OTHER_TITLES_OF_PEOPLE,
  ...OTHER_TITLES_OF_BUSINESS,
  ...OTHER_TITLES_OF_TECHNOLOGY,
};
