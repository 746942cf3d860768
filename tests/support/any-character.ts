import fc from "fast-check";

/**
 * Any code point, like the unit "binary" of `fc.string`, without its table of all of them, which
 * takes a second to build.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((codePoint) => codePoint < 0xd8_00 || codePoint > 0xdf_ff)
  .map((codePoint) => String.fromCodePoint(codePoint));
