import { z } from "zod";
import { INTERVIEW_TABS } from "~/data/questions/types";

export const tabSchema = z.enum(INTERVIEW_TABS).catch(INTERVIEW_TABS[0]);
