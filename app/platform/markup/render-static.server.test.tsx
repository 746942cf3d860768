import fc from "fast-check";
import {
  Component,
  type ReactNode,
  createContext,
  createElement,
  forwardRef,
  lazy,
  memo,
  useContext,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { renderStatic } from "./render-static.server";

const Place = createContext("nowhere");

function ShowPlace() {
  return <i>{useContext(Place)}</i>;
}

/** Changes its state while it is rendered, as the palette does with a color that isn't in it. */
function Adjusted({ wanted }: { wanted: number }) {
  const [shown, setShown] = useState(() => 0);
  const [sum, add] = useReducer((state: number, more: number) => state + more, 1);
  if (shown !== wanted) {
    setShown(wanted);
    add(wanted);
  }
  return (
    <b>
      {shown} {sum}
    </b>
  );
}

function Endless(): ReactNode {
  const [count, setCount] = useState(0);
  // oxlint-disable-next-line react/set-state-in-render
  setCount((before) => before + 1);
  return count;
}

function WithHooks() {
  const ref = useRef(null);
  const doubled = useMemo(() => "twice".repeat(2), []);
  const [label] = useState("first");
  const stored = useSyncExternalStore(
    () => () => {},
    () => "browser",
    () => "server",
  );
  useEffect(() => {
    throw new Error("An effect ran");
  });
  return (
    <p ref={ref} aria-label={label}>
      {[doubled, stored].join(", ")}
    </p>
  );
}

class Boundary extends Component<{ children: ReactNode; name: string }, { name: string }> {
  override state = { name: "" };

  static getDerivedStateFromProps({ name }: { name: string }) {
    return { name: name.toUpperCase() };
  }

  override render() {
    return <section title={this.state.name}>{this.props.children}</section>;
  }
}

const Forwarded = forwardRef<HTMLAnchorElement, { href: string }>((props, ref) => (
  <a {...props} ref={ref}>
    Link
  </a>
));
const Remembered = memo(({ name }: { name: string }) => <u>{name}</u>);
const RememberedLink = memo(Forwarded);

const PAGES: Record<string, ReactNode> = {
  "text, numbers and nothing": [`<a> & "b" 'c'`, 0, 1.5, null, undefined, true, false, [["d"]]],
  "nested elements": (
    <ul className="list">
      {["a", "b"].map((key) => (
        <li key={key} data-first={key === "a"} hidden={key === "b"}>
          {key} {key}
        </li>
      ))}
      <>
        <br />
        <img src="/a.png?b&c" alt="" />
      </>
    </ul>
  ),
  "markup as it is": <div dangerouslySetInnerHTML={{ __html: "<em>&</em>" }} />,
  "a document": (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>A &amp; B</title>
        <link rel="preload" as="font" crossOrigin="anonymous" href="/a.woff2" />
        <script src="/a.js" defer />
      </head>
      <body />
    </html>
  ),
  "a drawing": (
    <svg viewBox="0 0 8 8" strokeWidth={2} aria-hidden>
      <path d="M0 0" strokeLinecap="round" fillOpacity={0.5} xlinkHref="#a" />
    </svg>
  ),
  "form fields": (
    <form method="post" action="/a" noValidate onSubmit={() => {}}>
      <label htmlFor="a">A</label>
      <input id="a" type="checkbox" value="1" defaultChecked />
      <select defaultValue="2">
        <option value="1">One</option>
        <option value="2">Two</option>
      </select>
      <textarea rows={3} defaultValue={"\n<"} />
      <button name="b" value="" disabled={false}>
        Send
      </button>
    </form>
  ),
  "preformatted text": <pre>{"\nfirst"}</pre>,
  "an element of its own": createElement("own-element", { class: "a", hidden: true }, "b"),
  "a context, a new value of it, and the first again": (
    <>
      <ShowPlace />
      <Place.Provider value="here">
        <Place.Provider value="there">
          <ShowPlace />
        </Place.Provider>
        <ShowPlace />
        <Place.Consumer>{(place) => place.length}</Place.Consumer>
        <select>
          <option>
            <ShowPlace />
          </option>
        </select>
      </Place.Provider>
      <ShowPlace />
    </>
  ),
  hooks: <WithHooks />,
  "a state that changes while it is rendered": <Adjusted wanted={3} />,
  classes: (
    <Boundary name="a">
      <Adjusted wanted={0} />
    </Boundary>
  ),
  "references and memos": (
    <>
      <Forwarded href="/a" />
      <Remembered name="b" />
      <RememberedLink href="/c" />
    </>
  ),
};

test.each(Object.entries(PAGES))("renders as React does: %s", (_, page) => {
  expect(renderStatic(page)).toBe(renderToStaticMarkup(<>{page}</>));
});

const NAMES = [
  ..."className htmlFor id title lang tabIndex role href src action value name content".split(" "),
  ..."disabled hidden open required multiple checked download capture draggable".split(" "),
  ..."rows cols span rowSpan start size strokeWidth strokeDasharray textAnchor viewBox".split(" "),
  ..."aria-hidden aria-current data-a popover popoverTarget enterKeyHint charSet".split(" "),
  ..."onClick only suppressHydrationWarning defaultValue contentEditable xlinkHref".split(" "),
];

test("writes each attribute as React does, whatever its value", () => {
  // React's development build says of many of these that they are wrong.
  vi.mocked(console.error).mockReturnValue();
  const values = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("", "0", "x", "true", `"'&<>`),
    fc.double(),
    fc.integer({ min: -2, max: 2 }),
    fc.boolean(),
    fc.constantFrom(null, undefined, () => "", Symbol("a"), { toString: () => "object" }),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...NAMES), values), (attributes) => {
      const element = createElement("p", attributes);
      expect(renderStatic(element)).toBe(renderToStaticMarkup(element));
    }),
    { numRuns: 2000 },
  );
  vi.mocked(console.error).mockClear();
});

test("an id is the same for each render, and another one for each component", () => {
  const Labeled = () => <p id={useId()} />;
  const page = (
    <>
      <Labeled />
      <Labeled />
    </>
  );
  const ids = renderStatic(page).match(/id="[^"]+"/g);
  expect(new Set(ids).size).toBe(2);
  expect(renderStatic(page).match(/id="[^"]+"/g)).toEqual(ids);
});

test("throws at what it doesn't know, and leaves React's hooks and contexts as they were", () => {
  const Late = lazy(() => new Promise<never>(() => {}));
  const inContext = (node: ReactNode) => <Place.Provider value="here">{node}</Place.Provider>;
  expect(() => renderStatic(inContext(<Late />))).toThrow();
  expect(() => renderStatic(inContext(<Endless />))).toThrow("changes its state");
  expect(() => renderStatic(inContext({} as ReactNode))).toThrow();
  expect(renderToStaticMarkup(<ShowPlace />)).toBe("<i>nowhere</i>");
});
