const EXPECTATIONS = [
  {
    title: "What we ask of you",
    text: "One to four hours a month by video, on days you choose. A reply to every request within two days, even if it’s a no.",
  },
  {
    title: "What you bring",
    text: "At least two years in the field, and the patience to listen to someone who is just starting out. Having interviewed people helps but isn’t required.",
  },
  {
    title: "What you decide",
    text: "Your price, including free. Which requests you accept. What your profile says.",
  },
  {
    title: "What happens next",
    text: "The people who run this server read your application and reply to your email address. It isn’t published.",
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
