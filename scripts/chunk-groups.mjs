/** What one file less saves a page, in compressed bytes, and how well code compresses. */
const SAVED_PER_FILE = 200;
const COMPRESSION_RATE = 0.34;

/**
 * The groups of files that are better loaded together: on the pages that load several of them, one
 * file saves more than the others lose by loading code they don't need.
 *
 * @param {string[][]} pages the files of each page
 * @param {(file: string) => number} getSize in bytes, before compression
 * @returns {string[][]} groups of at least two files
 */
export function findGroups(pages, getSize) {
  const groups = new Map();
  pages.forEach((files, page) => {
    for (const file of files) {
      const group = groups.get(file) ?? { files: [file], size: getSize(file), pages: new Set() };
      groups.set(file, group);
      group.pages.add(page);
    }
  });
  const open = [...groups.values()].toSorted((a, b) => a.files[0].localeCompare(b.files[0]));
  for (let pair = findBestPair(open); pair; pair = findBestPair(open)) {
    const [into, from] = pair;
    into.files.push(...from.files);
    into.size += from.size;
    into.pages = into.pages.union(from.pages);
    open.splice(open.indexOf(from), 1);
  }
  return open.flatMap(({ files }) => (files.length > 1 ? [files] : []));
}

function findBestPair(groups) {
  let best = 0;
  let pair = null;
  groups.forEach((a, index) => {
    for (const b of groups.slice(index + 1)) {
      const saved = estimateSavings(a, b);
      if (saved > best) [best, pair] = [saved, [a, b]];
    }
  });
  return pair;
}

function estimateSavings(a, b) {
  const both = a.pages.intersection(b.pages).size;
  const unneeded = a.size * (b.pages.size - both) + b.size * (a.pages.size - both);
  return SAVED_PER_FILE * both - COMPRESSION_RATE * unneeded;
}
