import { getDescription, getName, getRole, isField, isHidden } from "./accessibility";
import {
  type Node,
  getAncestors,
  getAttribute,
  getChildren,
  getDescendants,
  parseHtml,
  readRawText,
  readText,
} from "./html-tree";

type Name = string | RegExp;

/**
 * An element as users find it: by role and name, label and text. Without selectors and class names.
 */
export class HtmlElement {
  readonly #node: Node;

  constructor(htmlOrNode: string | Node) {
    this.#node = typeof htmlOrNode === "string" ? parseHtml(htmlOrNode) : htmlOrNode;
  }

  get tag(): string {
    return this.#node.tagName;
  }

  get role(): string {
    return getRole(this.#node);
  }

  get name(): string {
    return getName(this.#node);
  }

  get description(): string {
    return getDescription(this.#node);
  }

  get text(): string {
    return readText(this.#node);
  }

  /** The text exactly as it is, also of a style sheet. */
  get rawText(): string {
    return readRawText(this.#node);
  }

  /** The value of a field. */
  get value(): string {
    if (this.tag === "textarea") return this.rawText;
    if (this.tag !== "select") return this.attribute("value") ?? "";
    const options = this.allByTag("option");
    const selected = options.find((option) => option.has("selected")) ?? options[0];
    return selected?.attribute("value") ?? selected?.text ?? "";
  }

  attribute(name: string): string | undefined {
    return getAttribute(this.#node, name);
  }

  has(attribute: string): boolean {
    return this.attribute(attribute) !== undefined;
  }

  get attributeNames(): string[] {
    return this.#node.attrs.map(({ name }) => name);
  }

  get children(): HtmlElement[] {
    return getChildren(this.#node).map((node) => new HtmlElement(node));
  }

  /** Every element inside, this one left out. */
  get descendants(): HtmlElement[] {
    return getDescendants(this.#node).map((node) => new HtmlElement(node));
  }

  /** The nearest element around this one that has the role. */
  closest(role: string): HtmlElement {
    const node = getAncestors(this.#node).find((ancestor) => getRole(ancestor) === role);
    if (!node) throw new Error(`There is no ${role} around ${describe(this)}.`);
    return new HtmlElement(node);
  }

  allByTag(tag: string): HtmlElement[] {
    return this.descendants.filter((element) => element.tag === tag);
  }

  /** Every element of a role, and of a name where one is given, except for hidden ones. */
  allByRole(role: string, name?: Name): HtmlElement[] {
    return getDescendants(this.#node)
      .filter((node) => getRole(node) === role && !isHidden(node))
      .map((node) => new HtmlElement(node))
      .filter((element) => name === undefined || matches(element.name, name));
  }

  getByRole(role: string, name?: Name): HtmlElement {
    const wanted = name === undefined ? role : `${role} ${String(name)}`;
    return getOnly(this.allByRole(role, name), wanted, () => this.allByRole(role));
  }

  /** The names of all elements of a role, in order. */
  names(role: string): string[] {
    return this.allByRole(role).map(({ name }) => name);
  }

  /** The text of every link and where it leads, in order. */
  links(): [text: string, href: string][] {
    return this.allByRole("link").map((link) => [link.text, link.attribute("href") ?? ""]);
  }

  /** Headings of a level, in order. */
  headings(level: 1 | 2 | 3 | 4): HtmlElement[] {
    return this.allByTag(`h${level}`);
  }

  /** List items with a heading. */
  get cards(): HtmlElement[] {
    return this.allByRole("listitem").filter((item) => item.allByRole("heading").length > 0);
  }

  getByLabel(label: Name): HtmlElement {
    const labeled = this.#fields.filter(({ name }) => matches(name, label));
    return getOnly(labeled, `field labeled ${String(label)}`, () => this.#fields);
  }

  /** A field by the name it is sent under. */
  getField(name: string): HtmlElement {
    const named = this.#fields.filter((field) => field.attribute("name") === name);
    return getOnly(named, `field named ${name}`, () => this.#fields);
  }

  /** The names of the visible fields in order, with each radio group once. */
  fieldNames(): string[] {
    const visible = this.#fields.filter((field) => !field.has("hidden") && field.role !== "none");
    return [...new Set(visible.flatMap((field) => field.attribute("name") ?? []))];
  }

  /** What a browser would send of the fields inside, in order, buttons left out. */
  formEntries(): [name: string, value: string][] {
    return this.#fields.flatMap((field) => {
      const name = field.attribute("name");
      const isChoice = ["checkbox", "radio"].includes(field.attribute("type") ?? "");
      if (!name || field.has("disabled") || (isChoice && !field.has("checked"))) return [];
      const value = isChoice ? (field.attribute("value") ?? "on") : field.value;
      return [[name, value] as [string, string]];
    });
  }

  /** The fields marked as invalid, each with what its description says. */
  get invalidFields(): Record<string, string> {
    const invalid = this.#fields.filter((field) => field.attribute("aria-invalid") === "true");
    return Object.fromEntries(
      invalid.map((field) => [field.attribute("name") ?? "", field.description]),
    );
  }

  /** Those inside, and those that name this form from elsewhere on the page. */
  get #fields(): HtmlElement[] {
    const id = getAttribute(this.#node, "id");
    const page = getAncestors(this.#node).at(-1) ?? this.#node;
    const named = id === undefined ? [] : getDescendants(page);
    return [
      ...getDescendants(this.#node),
      ...named.filter((node) => getAttribute(node, "form") === id),
    ]
      .filter(isField)
      .map((node) => new HtmlElement(node));
  }
}

const matches = (text: string, name: Name): boolean =>
  typeof name === "string" ? text === name : name.test(text);

const describe = ({ role, name }: HtmlElement): string => `${role} "${name.slice(0, 60)}"`;

function getOnly(
  elements: HtmlElement[],
  wanted: string,
  getOthers: () => HtmlElement[],
): HtmlElement {
  const [element] = elements;
  if (element && elements.length === 1) return element;
  const others = getOthers().map(describe).join(", ").slice(0, 600) || "none";
  throw new Error(`${elements.length} instead of one ${wanted}. There are: ${others}.`);
}
