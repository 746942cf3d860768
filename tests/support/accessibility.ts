import {
  type Node,
  getAncestors,
  getAttribute,
  getDescendants,
  isNotText,
  readText,
} from "./html-tree";

// The part of ARIA's rules for roles and names that this application's pages need.

const ROLES: Record<string, string> = {
  // Style sheets and scripts, not hyperlinks.
  link: "none",
  blockquote: "blockquote",
  fieldset: "group",
  figure: "figure",
  footer: "contentinfo",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  header: "banner",
  li: "listitem",
  nav: "navigation",
  ol: "list",
  section: "region",
  select: "combobox",
  td: "cell",
  textarea: "textbox",
  th: "columnheader",
  tr: "row",
  ul: "list",
};
const INPUT_ROLES: Record<string, string> = {
  checkbox: "checkbox",
  hidden: "none",
  number: "spinbutton",
  radio: "radio",
  submit: "button",
};
const CAPTIONS: Record<string, string> = {
  fieldset: "legend",
  figure: "figcaption",
  table: "caption",
};
const NAMED_BY_CONTENT = [
  "button",
  "cell",
  "columnheader",
  "heading",
  "link",
  "option",
  "rowheader",
  "summary",
];

/** Elements without a role use their tag name. */
export function getRole(node: Node): string {
  const role = getAttribute(node, "role");
  if (role) return role;
  if (node.tagName === "a" && getAttribute(node, "href") !== undefined) return "link";
  if (node.tagName === "input")
    return INPUT_ROLES[getAttribute(node, "type") ?? "text"] ?? "textbox";
  if (node.tagName === "th" && getAttribute(node, "scope") === "row") return "rowheader";
  return ROLES[node.tagName] ?? node.tagName;
}

export function getName(node: Node): string {
  const labelIds = getAttribute(node, "aria-labelledby");
  if (labelIds) return readTextOfIds(node, labelIds);
  const label = getAttribute(node, "aria-label") ?? getAttribute(node, "alt");
  if (label !== undefined) return label;
  if (isField(node))
    return getLabels(node)
      .map((element) => readText(element, isNotInName))
      .join(" ");
  const caption = getDescendants(node).find(({ tagName }) => tagName === CAPTIONS[node.tagName]);
  if (caption) return readText(caption);
  return NAMED_BY_CONTENT.includes(getRole(node)) ? readText(node, isNotInName) : "";
}

/** The accessible description: a field's hint and error. */
export const getDescription = (node: Node): string =>
  readTextOfIds(node, getAttribute(node, "aria-describedby") ?? "");

export const isField = ({ tagName }: Node): boolean =>
  ["input", "select", "textarea"].includes(tagName);

/** Whether it is hidden from assistive technology. A closed dialog isn't: users can open it. */
export const isHidden = (node: Node): boolean =>
  [node, ...getAncestors(node)].some(
    (element) =>
      getAttribute(element, "hidden") !== undefined ||
      getAttribute(element, "aria-hidden") === "true",
  );

const isNotInName = (node: Node): boolean =>
  isNotText(node) || isField(node) || getAttribute(node, "aria-hidden") === "true";

function getLabels(node: Node): Node[] {
  const id = getAttribute(node, "id");
  const labels = getDescendants(getRoot(node)).filter(
    (element) => id && element.tagName === "label" && getAttribute(element, "for") === id,
  );
  const around = getAncestors(node).filter(({ tagName }) => tagName === "label");
  return labels.length > 0 ? labels : around;
}

function readTextOfIds(node: Node, ids: string): string {
  const elements = getDescendants(getRoot(node));
  return ids
    .split(" ")
    .map((id) => elements.find((element) => getAttribute(element, "id") === id))
    .map((element) => (element ? readText(element) : ""))
    .join(" ")
    .trim();
}

const getRoot = (node: Node): Node => getAncestors(node).at(-1) ?? node;
