export interface NamedError {
  /** The id of the field. */
  id: string;
  message: string;
}

/** The first error of each field, in the order of the page, with a message that says which field it is. */
export function listFieldErrors(
  formId: string,
  errors: Record<string, string[]>,
  /** What each field is called, in the order of the page. */
  labels: Record<string, string>,
): NamedError[] {
  const messages = new Map<string, string>();
  for (const [path, [message]] of Object.entries(errors)) {
    const name = toFieldName(path);
    if (name !== "" && message !== undefined && !messages.has(name)) messages.set(name, message);
  }
  const order = Object.keys(labels);
  const getPosition = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...messages]
    .toSorted(([a], [b]) => getPosition(a) - getPosition(b))
    .map(([name, message]) => ({
      id: `${formId}-${name}`,
      message: nameField(message, labels[name]),
    }));
}

/** One of the values of a field is wrong as `report[2]`. */
const toFieldName = (path: string) => path.replace(/\[.*/, "");

/** "Location: Use at most 120 characters.", but no more than "Enter your last name." */
function nameField(message: string, label: string | undefined): string {
  if (label === undefined) return message;
  const words = listWords(message);
  return listWords(label).some((word) => words.includes(word)) ? message : `${label}: ${message}`;
}

/** The words that may name a field, whether one or many. */
function listWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ""));
}
