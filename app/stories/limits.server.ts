import { createAddressLimit } from "~/platform/http/rate-limit.server";

const storyLimit = createAddressLimit({ name: "stories", points: 300, seconds: 60 * 60 });

/** How often stories may be saved, and what is said beyond it. */
export const STORY_FORM_LIMIT = {
  limit: storyLimit,
  reason: "Too many stories were saved from your network.",
};
