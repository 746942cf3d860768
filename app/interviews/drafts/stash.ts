/**
 * What was typed last before a page went. The save sent while leaving and the page asked for next may
 * overtake each other on the way, so that the next page of this tab takes over from here.
 */
interface Stash {
  writer: string;
  base: number;
  revision: number;
  fields: Record<string, string>;
}

const key = (place: string) => `draft ${place}`;

export function putStash(place: string, stash: Stash): void {
  try {
    sessionStorage.setItem(key(place), JSON.stringify(stash));
  } catch {
    // No storage, or none left: the save that was sent has to do.
  }
}

export function takeStash(place: string): Stash | null {
  try {
    const stash = sessionStorage.getItem(key(place));
    sessionStorage.removeItem(key(place));
    return stash === null ? null : (JSON.parse(stash) as Stash);
  } catch {
    return null;
  }
}
