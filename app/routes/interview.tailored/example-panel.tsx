import type { TailoredExample } from "~/practice/tailored/example.server";

/** What comes out of a text, and what is kept of it. */
export function ExamplePanel({ parts, questions, gap, kept }: TailoredExample) {
  return (
    <aside className="side-notes">
      <section>
        <h2>An example</h2>
        <p className="text-ui leading-relaxed">
          {parts.map((part, index) =>
            index % 2 ? (
              <mark key={part} className="lit">
                {part}
              </mark>
            ) : (
              part
            ),
          )}
        </p>
        <ol className="my-5 border-t border-hairline-strong">
          {questions.map(([name, reason]) => (
            <li key={name} className="border-b border-hairline py-2.5">
              <b>{name}</b>
              <small className="block text-xs text-muted">{reason}</small>
            </li>
          ))}
        </ol>
        <b>{gap[0]}</b> {gap[1]}
      </section>
      <div>
        {kept.map(([title, text]) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </aside>
  );
}
