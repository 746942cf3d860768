import { z } from "zod";
import { ACCENTS } from "./accents";
import { THEMES } from "./types";

export const themeSchema = z.enum(THEMES);
export const accentSchema = z.enum(ACCENTS);
