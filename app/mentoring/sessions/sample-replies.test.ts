import { expect, test } from "vitest";
import { chooseSampleReply } from "./sample-replies";

test.each([
  ["Two design questions, please.", "confirm"],
  ["", "confirm"],
  ["Please decline this one.", "decline"],
  ["Could you MOVE it?", "move"],
  ["Let it expire", "none"],
  ["How do I remove noise? Nothing was declined.", "confirm"],
  ["move it or decline it", "move"],
])("%s: %s", (agenda, reply) => expect(chooseSampleReply(agenda)).toBe(reply));
