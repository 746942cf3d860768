import { expect, test } from "vitest";
import { chooseEncoding } from "./accept-encoding";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br", "br"],
  ["BR;q=0.5, gzip", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000, gzip;q=1.0", "gzip"],
  ["br;q=0.001", "br"],
  ["deflate", "identity"],
  ["xbr, brx, gzip2", "identity"],
  ["gzip;q=0", "identity"],
  ["*", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("%s: %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
