import { clampRgb, parse, rgb, type Rgb, wcagContrast } from "culori";
import { ACCENTS } from "~/preferences/accents";
import { buttonClass } from "~/ui/button";
import { expect, test } from "./test";

const STATES = {
  rest: [],
  hover: ["hover"],
  focus: ["focus", "focus-visible"],
  pressed: ["hover", "active"],
};

const KINDS = (["primary", "secondary", "ghost", "danger"] as const).map((variant) => ({
  name: variant,
  className: buttonClass(variant),
}));

/** Every kind of button in every state, and the button of a lit card. */
const SAMPLES = [
  ...KINDS.flatMap(({ name, className }) => [
    ...Object.keys(STATES).map((state) => ({
      name: `${name} ${state}`,
      className,
      state,
      isLit: false,
    })),
    { name: `${name} disabled`, className, state: "disabled", isLit: false },
  ]),
  ...["hover", "focus", "pressed", "disabled"].map((state) => ({
    name: `lit card ${state}`,
    className: buttonClass("secondary", "md", "lit-fill"),
    state,
    isLit: true,
  })),
];

test.describe("with a script", { tag: "@script" }, () => {
  test("the text of every button is readable in every state, accent and theme", async ({
    page,
  }) => {
    await page.goto("/interview");
    await page.evaluate((samples) => {
      // A style element would be refused by the page's policy.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("* { transition: none !important }");
      document.adoptedStyleSheets.push(sheet);
      const box = document.createElement("div");
      box.id = "samples";
      for (const [index, { className, state, isLit }] of samples.entries()) {
        const card = document.createElement("div");
        card.id = `card-${index}`;
        if (isLit) card.className = "lit-card";
        const button = document.createElement("button");
        button.id = `sample-${index}`;
        button.className = className;
        button.disabled = state === "disabled";
        button.textContent = "Text";
        card.append(button);
        box.append(card);
      }
      document.body.append(box);
    }, SAMPLES);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("DOM.enable");
    await devTools.send("CSS.enable");
    const { root } = await devTools.send("DOM.getDocument");
    const force = async (selector: string, forcedPseudoClasses: string[]) => {
      const { nodeId } = await devTools.send("DOM.querySelector", {
        nodeId: root.nodeId,
        selector,
      });
      await devTools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
    };
    for (const [index, { state, isLit }] of SAMPLES.entries()) {
      const classes = STATES[state as keyof typeof STATES] ?? [];
      if (classes.length > 0) await force(`#sample-${index}`, classes);
      if (isLit) await force(`#card-${index}`, ["hover"]);
    }
    const measured = await page.evaluate(
      ({ accents, samples }) =>
        accents.flatMap((accent) =>
          ["dark", "light"].map((theme) => {
            document.documentElement.dataset.accent = accent;
            document.documentElement.dataset.theme = theme;
            return {
              name: `${accent} ${theme}`,
              canvas: getComputedStyle(document.documentElement).backgroundColor,
              colors: samples.map((_, index) => {
                const button = document.getElementById(`sample-${index}`);
                if (!button) throw new Error("a sample is missing");
                const { color, backgroundColor, opacity } = getComputedStyle(button);
                return { color, backgroundColor, opacity };
              }),
            };
          }),
        ),
      { accents: [...ACCENTS], samples: SAMPLES },
    );
    expect(measured).toHaveLength(100);
    const failures = measured.flatMap(({ name, canvas, colors }) =>
      colors.flatMap(({ color, backgroundColor, opacity }, index) => {
        const ground = blend(backgroundColor, toColor(canvas));
        const contrast = wcagContrast(blend(color, ground), ground);
        return contrast >= 4.5 && opacity === "1"
          ? []
          : `${name}, ${SAMPLES[index]?.name}: ${contrast.toFixed(2)}, opacity ${opacity}`;
      }),
    );
    expect(failures).toEqual([]);
  });
});

function toColor(text: string): Rgb {
  const color = parse(text);
  if (!color) throw new Error(`no color: ${text}`);
  return clampRgb(rgb(color));
}

/** A color over a solid one. */
function blend(text: string, ground: Rgb): Rgb {
  const above = toColor(text);
  const alpha = parse(text)?.alpha ?? 1;
  const mix = (channel: "r" | "g" | "b") => above[channel] * alpha + ground[channel] * (1 - alpha);
  return { mode: "rgb", r: mix("r"), g: mix("g"), b: mix("b") };
}
