export interface Place {
  /** What was pasted, without the links below. */
  lines: { text: string; isCode: boolean }[];
  links: PlaceLink[];
}

interface PlaceLink {
  href: string;
  /** Its host and path, cut if they are long. */
  label: string;
}

export const isEmptyPlace = ({ lines, links }: Place) => lines.length + links.length === 0;

const HTTPS_LINK = /https:\/\/[^\s<>"]+/gi;
const MARKS_AFTER = /[.,;:!?)\]’”']+$/;
const MAX_LINKS = 3;
const LABEL_MAX = 40;

/** All that the query of a link may have in it: what the services for video calls let people in with. */
const CALL_PARAMETERS = ["pwd", "passcode", "password", "pin", "p", "context", "mtid", "from"];
/** Hosts that send people on to another address. */
const REDIRECT_HOST =
  /^(?:(?:click|links?|track|tracking|email)\..*|bit\.ly|lnkd\.in|t\.co|tinyurl\.com|urldefense\.com)$/;

const CODE = /\b(?:id|code|passcode|password|pin)\b(?: *[:#]| +\d)/i;
const EMPTY_BRACKETS = /<\s*>|\(\s*\)|\[\s*\]/g;

const LONG_LINK =
  /(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?)(\/[^\s?#]*)\S*/giu;
const SHORT_PATH = "/l/meetup".length;

/**
 * The place of a round, often a whole invitation: its text, and apart from it the links to open. A link is opened if
 * it is https, its host isn't known to send people on, and its query holds nothing but what a call needs. Others,
 * such as tracking links, stay text, the long ones without the end.
 */
export function readPlace(place: string): Place {
  const links: PlaceLink[] = [];
  const text = place.replace(HTTPS_LINK, (found) => {
    const marks = MARKS_AFTER.exec(found)?.[0] ?? "";
    const href = found.slice(0, found.length - marks.length);
    if (links.some((link) => link.href === href)) return marks;
    if (!isForCalls(href) || links.length === MAX_LINKS) return found;
    links.push({ href, label: nameLink(href) });
    return marks;
  });
  return { lines: readLines(text), links };
}

function isForCalls(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { hostname, username, searchParams } = new URL(href);
  return (
    username === "" &&
    !REDIRECT_HOST.test(hostname) &&
    [...searchParams.keys()].every((name) => CALL_PARAMETERS.includes(name.toLowerCase()))
  );
}

function nameLink(href: string): string {
  const { host, pathname } = new URL(href);
  const name = pathname === "/" ? host : host + pathname;
  return name.length <= LABEL_MAX ? name : `${name.slice(0, LABEL_MAX - 1)}…`;
}

const readLines = (text: string): Place["lines"] =>
  text.split(/\r?\n/).flatMap((pasted) => {
    const line = pasted
      .replace(EMPTY_BRACKETS, "")
      .replace(/\s+(?=[.,;])/g, "")
      .replace(/:[,;]/g, ":")
      .replace(LONG_LINK, shortenLink)
      .trim();
    return /[\p{L}\p{N}]/u.test(line) ? [{ text: line, isCode: CODE.test(line) }] : [];
  });

const shortenLink = (link: string, host: string, path: string) =>
  link.length <= LABEL_MAX ? link : `${host}${path.slice(0, SHORT_PATH)}…`;
