const EXPECTATIONS = [
  {
    title: "What it asks of you",
    text: "One to four hours a month, on days you choose, by video. An answer within two days when somebody asks, also when it is no.",
  },
  {
    title: "What you bring",
    text: "Two years or more in the work, and the patience to listen to somebody at its beginning. Having interviewed people helps; it is no condition.",
  },
  {
    title: "What you decide",
    text: "Your price, from nothing upward. Which requests you take. What you tell about yourself.",
  },
  {
    title: "What happens next",
    text: "The people who run this server read your application and write to the address you give. It stays with them; it is not published.",
  },
] as const;

export function MentorExpectations() {
  return (
    <aside className="grid content-start gap-8 text-ui text-text-2">
      {EXPECTATIONS.map(({ title, text }) => (
        <section key={title}>
          <h2 className="font-sans text-sm font-strong text-text">{title}</h2>
          <p className="mt-2">{text}</p>
        </section>
      ))}
    </aside>
  );
}
