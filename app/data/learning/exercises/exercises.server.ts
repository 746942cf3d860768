import type { WrittenExercise } from "~/data/learning/types";
import { effectiveCommunicationExercises } from "./effective-communication.server";
import { jobSearchExercises } from "./job-search.server";
import { leadershipExercises } from "./leadership.server";
import { problemSolvingExercises } from "./problem-solving.server";

/** By the course's id and the lesson's slug. Technical courses have code exercises instead. */
export const WRITTEN_EXERCISES: Record<string, Record<string, WrittenExercise>> = {
  "effective-communication": effectiveCommunicationExercises,
  "job-search": jobSearchExercises,
  leadership: leadershipExercises,
  "problem-solving": problemSolvingExercises,
};
