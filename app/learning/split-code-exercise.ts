/** A lesson's text, and the section with its code exercise, from the exercise's title on. */
export function splitCodeExercise(markdown: string): {
  lesson: string;
  codeExercise: string | null;
} {
  const [lesson = "", codeExercise = null] = markdown.split(/^## Code exercise: /m);
  return { lesson, codeExercise };
}
