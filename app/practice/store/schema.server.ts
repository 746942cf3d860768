import { z } from "zod";
import { MODES } from "./modes";

export const modeSchema = z.enum(MODES).catch("practice");
