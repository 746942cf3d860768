import type { Question } from "~/data/questions/types";

export const groupProject: Question = {
  id: "group-project",
  kind: "behavioral",
  name: "A group project",
  prompt: "Tell me about a group project you worked on.",
  why: "You may not have had a job yet, but you have worked with others. They want to hear your own part, and what you did when it got hard.",
  keyPoints: [
    {
      id: "what-the-project-was",
      label: "What the project was, and what got hard",
      ask: "Which sentence says what the group had to do, and the trouble?",
      halves: ["what the group had to do", "what got hard"],
      stem: "The hard part was …",
      stemAfter: "opening",
      part: "situation",
      claim: "Describes what the group had to do and what was hard about it.",
      aliases: ["had to build", "had to present", "had four weeks", "stopped answering", "did not agree", "did not show up", "nobody wanted", "there were four", "there were five", "our group"],
      add: "What you had to make, with how many people, and what got hard.",
      followUp: "When did you notice that it got hard?",
    },
    {
      id: "your-part",
      label: "Your own part",
      ask: "Which sentence says what you did, and nobody else?",
      stem: "My own part was …",
      stemAfter: "middle",
      part: "action",
      claim: "Says what the person did in the group.",
      aliases: ["I took over", "I wrote the", "I built the", "I called", "I suggested", "I made a plan", "I offered", "I presented", "I rang", "I drew"],
      add: "One thing in it that was yours alone.",
      followUp: "What would have been missing without you?",
    },
    {
      id: "how-it-ended",
      label: "How it ended",
      ask: "Which sentence says what came out of it?",
      stem: "At the end we had …",
      stemAfter: "end",
      claim: "Says what the group handed in and what came of it.",
      aliases: ["we got a", "got the best", "we passed", "handed in", "won the", "at the end", "the teacher", "the professor", "still use", "in the end"],
      add: "The grade, the thing you built, or what you would do otherwise.",
      followUp: "What would you do differently with the same people?",
    },
  ],
  samples: {
    junior:
      "In eleventh grade there were five of us, and we had to build a bridge from paper that carries a brick. We had four weeks and spent two of them talking about names. Then one girl stopped answering, and she had all the paper at her house. I rang her, and it turned out that her father was ill and she had not wanted to say so in the chat. I offered to pick the paper up, and told the others only that she could not come. I took over the towers, because I had built kites before and knew how to fold a tube. At the end we had a bridge that looked awful and carried four bricks. The teacher gave us the second prize. I should have rung her a week earlier, I had noticed that she was quiet.",
    senior:
      "For my master’s in geography there were four of us, and we mapped the floods of a small river for a town that really wanted to use it. What was hard was that two of us did not agree on the method, and by the sixth week each had drawn a map of their own. I suggested that we ask the fire brigade which streets had been under water in 2013, and test both maps against their list. I called the chief myself and sat in his kitchen with a printed map for an afternoon. My own map lost, by quite a bit, hers was right for nine streets of eleven. So I rewrote my part of the report with her method, which took me two nights. In the end we passed with the best grade of the year, and the town still uses the map, or at least it hangs in the office.",
  },
  hint: "What would have been missing without you?",
  tips: [
    "Say “I” for your own part.",
    "Tell what got hard; a project without trouble is no story.",
    "Speak kindly of the others.",
  ],
  skills: ["teamwork", "communication"],
  minutes: 2,
  words: [60, 180],
};
