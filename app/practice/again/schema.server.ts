import { z } from "zod";

export const startSchema = z.object({ start: z.enum(["last", "empty", "memory"]) });
export type StartChoice = z.infer<typeof startSchema>["start"];
