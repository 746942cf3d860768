import { z } from "zod";

export const startSchema = z.enum(["last", "empty", "memory"]);
export type StartChoice = z.infer<typeof startSchema>;
