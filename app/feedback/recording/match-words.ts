/**
 * Which of the heard words each word of a text is: the longest sequence that both have in common.
 * Undefined for words that were typed.
 */
export function matchWords(
  words: readonly string[],
  heard: readonly string[],
): (number | undefined)[] {
  // How many words the rests have in common, from each pair of positions on.
  const common = Array.from({ length: words.length + 1 }, () => new Uint16Array(heard.length + 1));
  const get = (word: number, position: number) => common[word]?.[position] ?? 0;
  for (let word = words.length - 1; word >= 0; word -= 1)
    for (let position = heard.length - 1; position >= 0; position -= 1)
      common[word]?.set(
        [
          words[word] === heard[position]
            ? get(word + 1, position + 1) + 1
            : Math.max(get(word + 1, position), get(word, position + 1)),
        ],
        position,
      );
  let position = 0;
  return words.map((text, word) => {
    while (position < heard.length && get(word, position + 1) === get(word, position))
      position += 1;
    if (text !== heard[position] || get(word, position) === get(word + 1, position))
      return undefined;
    position += 1;
    return position - 1;
  });
}
