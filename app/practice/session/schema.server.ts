import { z } from "zod";
import { INTERVIEW_TABS } from "~/data/interview-tabs";

export const tabSchema = z.enum(INTERVIEW_TABS).catch(INTERVIEW_TABS[0]);
