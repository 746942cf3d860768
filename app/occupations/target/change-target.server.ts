import { z } from "zod";
import { createAddressLimit } from "~/platform/http/rate-limit.server";
import { removeTarget, saveTarget } from "./queries.server";

export const targetSchema = z.object({ intent: z.enum(["choose", "remove"]) });

export const targetLimit = createAddressLimit({
  name: "career-target",
  points: 120,
  seconds: 60 * 60,
});

export async function changeTarget(
  owner: string,
  target: string,
  { intent }: z.infer<typeof targetSchema>,
): Promise<void> {
  if (intent === "choose") await saveTarget(owner, target);
  else await removeTarget(owner, target);
}
