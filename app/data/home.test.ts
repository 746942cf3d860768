import { describe, expect, it } from "vitest";
import { listCareerTiles, CLAIMS } from "./home";

describe("home page content", () => {
  const tiles = listCareerTiles();

  it("shows a range if roles differ and one figure if they don't", () => {
    const lines = Object.fromEntries(tiles.map(({ title, figures }) => [title, figures]));
    expect(lines["Law"]).toEqual(["$90–145k", "7–14% growth"]);
    expect(lines["Cybersecurity"]).toEqual(["$115k", "29% growth"]);
    for (const line of Object.values(lines))
      expect(line.join()).not.toMatch(/Infinity|NaN|undefined/);
  });

  it("has the four claims", () => {
    expect(CLAIMS.map(({ before, figure, after }) => before + figure + after)).toEqual([
      "4,800+",
      "+64%",
      "93%",
      "12,000+",
    ]);
  });
});
