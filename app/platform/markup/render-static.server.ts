import { Fragment, type ReactElement, type ReactNode, isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { renderAttribute } from "./attributes.server";
import { escapeHtml } from "./escape-html";
import { CONTEXT_VALUE, type ContextValue, callWithHooks, withHooks } from "./hooks.server";

/** Where a provider keeps its context. */
const PROVIDED = "_context";

type Props = Record<string, unknown> & { children?: ReactNode };
type Component = (props: Props, ref?: unknown) => unknown;
interface SpecialType {
  $$typeof: symbol;
  render: Component;
  type: unknown;
  [PROVIDED]: ContextValue;
}

/** Elements whose attributes depend on each other or on what is in them. */
const LEFT_TO_REACT = new Set(["input", "select", "option", "textarea", "pre", "listing"]);
const VOID_TAGS = new Set(
  "area base br col embed hr img link meta param source track wbr".split(" "),
);
const PROVIDER = Symbol.for("react.provider");
const CONSUMER = Symbol.for("react.context");
const FORWARD_REF = Symbol.for("react.forward_ref");
const MEMO = Symbol.for("react.memo");

/** Something simpler to render in the place of a component that forwards a reference, if there is. */
type Replace = (type: unknown, props: unknown) => ReactNode | undefined;

let replace: Replace | undefined;

/**
 * What React's `renderToStaticMarkup` returns, in half the time, for a page that React doesn't take over in the
 * browser. Throws where it doesn't know what React would do, as at code that is still being loaded.
 */
export function renderStatic(node: ReactNode, replaceComponent?: Replace): string {
  replace = replaceComponent;
  return withHooks(() => renderNode(node));
}

function renderNode(node: unknown): string {
  if (typeof node === "string") return escapeHtml(node);
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (typeof node === "number") return String(node);
  if (Array.isArray(node)) {
    let html = "";
    for (const child of node) html += renderNode(child);
    return html;
  }
  if (isValidElement<Props>(node)) return renderElement(node);
  throw new Error("Neither an element nor text");
}

function renderElement(element: ReactElement<Props>): string {
  const { props } = element;
  const type: unknown = element.type;
  if (typeof type === "string") return renderTag(type, props, element);
  if (typeof type === "function") return renderNode(renderComponent(type as Component, props));
  if (type === Fragment) return renderNode(props.children);
  return renderSpecial(type as SpecialType, props, element);
}

function renderTag(tag: string, props: Props, element: ReactElement): string {
  if (LEFT_TO_REACT.has(tag) || tag.includes("-")) return renderToStaticMarkup(element);
  let html = `<${tag}`;
  for (const name in props)
    if (name !== "children" && name !== "dangerouslySetInnerHTML")
      html += renderAttribute(name, props[name]);
  if (VOID_TAGS.has(tag)) return `${html}/>`;
  const { dangerouslySetInnerHTML: inner, children } = props;
  const content = inner ? readInner(inner) : renderNode(children);
  return `${html}>${content}</${tag}>`;
}

function readInner(inner: unknown): string {
  const { __html: html } = inner as { __html: unknown };
  return String(html ?? "");
}

function renderComponent(type: Component, props: Props, ref?: unknown): unknown {
  if (type.prototype?.isReactComponent) return renderClass(type, props);
  return callWithHooks(() => type(props, ref));
}

/** The boundaries of Remix and its router, which have nothing to catch here. */
function renderClass(type: unknown, props: Props): unknown {
  const Class = type as {
    new (props: Props): { props: Props; state: object | null; render: () => unknown };
    getDerivedStateFromProps?: (props: Props, state: object | null) => object | null;
  };
  const instance = new Class(props);
  instance.props = props;
  const derived = Class.getDerivedStateFromProps?.(props, instance.state);
  if (derived) instance.state = { ...instance.state, ...derived };
  return instance.render();
}

function renderSpecial(type: SpecialType, props: Props, element: ReactElement): string {
  switch (type.$$typeof) {
    case PROVIDER:
      return renderWithContext(type[PROVIDED], props);
    case CONSUMER: {
      const render = props.children as unknown as (value: unknown) => unknown;
      return renderNode(render((type as unknown as ContextValue)[CONTEXT_VALUE]));
    }
    case FORWARD_REF: {
      const replacement = replace?.(type, props);
      if (replacement !== undefined) return renderNode(replacement);
      const { ref } = element as unknown as { ref: unknown };
      return renderNode(renderComponent(type.render, props, ref));
    }
    case MEMO:
      return renderElement({ ...element, type: type.type } as ReactElement<Props>);
    default:
      throw new Error("An element of an unknown kind");
  }
}

function renderWithContext(context: ContextValue, { value, children }: Props): string {
  const previous = context[CONTEXT_VALUE];
  context[CONTEXT_VALUE] = value;
  try {
    return renderNode(children);
  } finally {
    context[CONTEXT_VALUE] = previous;
  }
}
