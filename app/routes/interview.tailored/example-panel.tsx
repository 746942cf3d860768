import type { TailoredExample } from "~/practice/tailored/example.server";

/** What comes out of a text, and what is kept of it. */
export function ExamplePanel({ parts, questions, gap, kept }: TailoredExample) {
  return (
    <aside className="side-notes">
      <section>
        <h2>An example</h2>
        <p className="example-text">
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
        <ol className="example-list">
          {questions.map(([name, reason]) => (
            <li key={name}>
              <b>{name}</b>
              <small>{reason}</small>
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
