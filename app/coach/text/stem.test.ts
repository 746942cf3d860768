import { describe, expect, it } from "vitest";
import { stem } from "./stem";

describe("stem", () => {
  // From the vocabulary in Porter's paper.
  it.each([
    ["caresses", "caress"],
    ["ponies", "poni"],
    ["ties", "ti"],
    ["cats", "cat"],
    ["feed", "feed"],
    ["agreed", "agre"],
    ["plastered", "plaster"],
    ["motoring", "motor"],
    ["sing", "sing"],
    ["conflated", "conflat"],
    ["troubled", "troubl"],
    ["sized", "size"],
    ["hopping", "hop"],
    ["falling", "fall"],
    ["hissing", "hiss"],
    ["filing", "file"],
    ["happy", "happi"],
    ["sky", "sky"],
    ["relational", "relat"],
    ["conditional", "condit"],
    ["rational", "ration"],
    ["digitizer", "digit"],
    ["operator", "oper"],
    ["feudalism", "feudal"],
    ["decisiveness", "decis"],
    ["hopefulness", "hope"],
    ["formality", "formal"],
    ["sensitivity", "sensit"],
    ["triplicate", "triplic"],
    ["formative", "form"],
    ["electrical", "electr"],
    ["goodness", "good"],
    ["revival", "reviv"],
    ["allowance", "allow"],
    ["inference", "infer"],
    ["adjustable", "adjust"],
    ["replacement", "replac"],
    ["adoption", "adopt"],
    ["probate", "probat"],
    ["rate", "rate"],
    ["controlling", "control"],
  ])("%s → %s", (word, expected) => expect(stem(word)).toBe(expected));

  it("leaves short words, numbers and other alphabets unchanged", () => {
    for (const word of ["is", "o(n2)", "7", "größe", ""]) expect(stem(word)).toBe(word);
  });
});
