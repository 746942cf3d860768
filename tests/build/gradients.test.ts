import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Our colors are in oklch, and between those Firefox draws no narrow stripes unless it is told to mix them in sRGB.
test("every repeated gradient mixes its colors in sRGB", () => {
  const gradients = globSync("build/client/**/*.css").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/repeating-\w+-gradient\([^,]*/g)].map(
      ([text]) => text,
    ),
  );
  expect(gradients.length).toBeGreaterThan(5);
  expect(gradients.filter((text) => !text.endsWith("in srgb"))).toEqual([]);
});
