import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parse } from "parse5";

export type Node = Tree.Element;

const { isElementNode, isTextNode } = defaultTreeAdapter;

export function parseHtml(html: string): Node {
  const root = parse(html).childNodes.find(isElementNode);
  if (!root) throw new Error("The HTML has no root element.");
  return root;
}

export function getAttribute(node: Node, name: string): string | undefined {
  return node.attrs.find((attribute) => attribute.name === name)?.value;
}

export const getChildren = (node: Node): Node[] => node.childNodes.filter(isElementNode);

/** Every element inside, in the order of the document. */
export function getDescendants(node: Node, found: Node[] = []): Node[] {
  for (const child of node.childNodes)
    if (isElementNode(child)) {
      found.push(child);
      getDescendants(child, found);
    }
  return found;
}

/** Every element around, from the inside out. */
export function getAncestors({ parentNode }: Node): Node[] {
  return parentNode && isElementNode(parentNode) ? [parentNode, ...getAncestors(parentNode)] : [];
}

/** The text of an element, one space wherever a tag or white space parts it. */
export function readText(node: Node, isLeftOut: (element: Node) => boolean = isNotText): string {
  const collect = (element: Node): string =>
    element.childNodes
      .map((child) => {
        if (isTextNode(child)) return child.value;
        return isElementNode(child) && !isLeftOut(child) ? ` ${collect(child)} ` : "";
      })
      .join("");
  return collect(node).replace(/\s+/g, " ").trim();
}

/** The text of an element exactly as it is. */
export function readRawText(node: Node): string {
  return node.childNodes.map((child) => (isTextNode(child) ? child.value : "")).join("");
}

export const isNotText = ({ tagName }: Node): boolean =>
  ["script", "style", "template"].includes(tagName);
