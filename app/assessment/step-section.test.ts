import { describe, expect, it } from "vitest";
import { listNumberKeys, type StepSection } from "./step-section";

const choices = (scale: "level" | "enjoy" | "matter" | "done"): StepSection => ({
  kind: "choices",
  scale,
  fields: [{ name: "sql", label: "SQL" }],
});

describe("listNumberKeys", () => {
  it("has a key for each level, and none for “?”", () => {
    expect(listNumberKeys([choices("level")])).toEqual([{ last: 5, action: "choose a level" }]);
  });

  it("has four keys where four choices have a name", () => {
    expect(listNumberKeys([choices("done")])).toEqual([{ last: 4, action: "choose how often" }]);
  });

  it("names scales that are used alike once, and the second scale of a row", () => {
    expect(listNumberKeys([choices("matter"), choices("enjoy")])).toHaveLength(1);
    const fields = [
      {
        name: "sql",
        label: "SQL",
        second: { name: "done", label: "Done?", scale: "done" as const },
      },
    ];
    expect(listNumberKeys([{ kind: "choices", scale: "level", fields }])).toEqual([
      { last: 5, action: "choose a level" },
      { last: 4, action: "choose how often" },
    ]);
  });

  it("has none where nothing is rated", () => {
    expect(listNumberKeys([{ kind: "checks", title: "Fields", fields: [] }])).toEqual([]);
  });
});
