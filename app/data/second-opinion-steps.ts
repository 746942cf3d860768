/** What happens to an answer that is sent for a second opinion, as How scoring works tells it. */
export const SECOND_OPINION_STEPS: readonly { title: string; text: string }[] = [
  {
    title: "You ask",
    text: "Nothing is sent until you press the button under a review. The text next to it names the server. Answers with nothing to score, such as a pass or an answer to another question, can’t be sent.",
  },
  {
    title: "Three things are sent",
    text: "Your answer, the question and its key points. No name, no email address, no account, no earlier answers. Instructions to the scorer are left out.",
  },
  {
    title: "The model judges, with quotes",
    text: "For each key point it says covered, partly covered or contradicted, and quotes your words as evidence. What it doesn’t find stays open. It gives no score.",
  },
  {
    title: "Each quote is checked here",
    text: "A quote that isn’t in your answer, or shares no meaningful word with its point, is discarded. The same words count for two points at most.",
  },
  {
    title: "The score is calculated here",
    text: "Same two parts, same weights; how it is told is counted as before. Talking the model into praise gains nothing beyond what your words show.",
  },
  {
    title: "It appears next to the first score",
    text: "It is labeled with its model. You see both and a note if they are far apart. The built-in coach’s score still counts.",
  },
];
