import { POSTS_BY_QUESTION } from "~/data/questions/posts.server";
import { COMMON_NAMES } from "~/occupations/common-names";
import type { Occupation } from "~/occupations/types";
import { OTHER_POSTS } from "./other-posts";

const POSTS: ReadonlySet<string> = new Set(Object.values(POSTS_BY_QUESTION).flat());

/** With another word before them they are other work: credit counselors, automated tellers, animal caretakers. */
const WHOLE_NAMES = new Set([
  "caretaker",
  "counselor",
  "ecologist",
  "engineering technician",
  "machine operator",
  "support worker",
  "teller",
]);

/** The posts that questions are for and that are this occupation; without one, those of its names less a word. */
export function listPosts({ code, title }: Pick<Occupation, "code" | "title">): string[] {
  const own = title.replace(/,? (?:Except|Including) .*$/, "").replace(/, All Other$/, "");
  const names = [own, ...own.split(/,? and |, | or /), ...(COMMON_NAMES[code] ?? [])].map(toPost);
  const posts = selectPosts([...names, ...(OTHER_POSTS[code] ?? [])]);
  if (posts.length > 0) return posts;
  return selectPosts(names.map((name) => name.replace(/^\S+ /, ""))).filter(
    (post) => !WHOLE_NAMES.has(post),
  );
}

const selectPosts = (names: readonly string[]) => [
  ...new Set(names.filter((name) => POSTS.has(name))),
];

/** In lower case and the singular. */
function toPost(name: string): string {
  return name
    .toLowerCase()
    .replace(/men$/, "man")
    .replace(/ies$/, "y")
    .replace(/(?<!s)s$/, "");
}
