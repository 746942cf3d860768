import type { Question } from "~/data/questions/types";

export const helpedAPatient: Question = {
  id: "helped-a-patient",
  kind: "behavioral",
  name: "A patient you helped",
  prompt: "Tell me about a time you helped a patient.",
  why: "Everyone in care says that they care. They want to hear one person, one thing you did, and what it changed.",
  keyPoints: [
    {
      id: "who-needed-help",
      label: "Who needed help",
      ask: "Which sentence says who the patient was, and what was hard?",
      halves: ["who the patient was", "what was hard"],
      stem: "The patient was somebody who …",
      stemAfter: "opening",
      part: "situation",
      claim: "Describes the patient and what was hard for them.",
      aliases: ["had stopped eating", "after his stroke", "after her stroke", "was afraid of", "was in pain", "could not sleep", "refused to", "a man on my ward", "a woman on my ward", "did not speak"],
      add: "Who it was, without a name, and what was hard for them.",
      followUp: "How did you notice that something was wrong?",
    },
    {
      id: "what-you-did",
      label: "What you did yourself",
      ask: "Which sentence shows what you did with your own hands or words?",
      stem: "What I did was …",
      stemAfter: "middle",
      part: "action",
      claim: "Says what the person did for the patient.",
      aliases: ["I sat with", "I asked her", "I asked him", "I told the doctor", "I brought", "I called the family", "I stayed", "I showed him", "I showed her", "I cut"],
      add: "One thing you did that is in no chart: “I sat down and ate with him.”",
      followUp: "Who decided that you could do it this way?",
    },
    {
      id: "what-changed",
      label: "What changed for them",
      ask: "Which sentence says how the patient was afterwards?",
      stem: "After that, the patient …",
      stemAfter: "end",
      claim: "Says how the patient was afterwards.",
      aliases: ["ate half", "slept through", "by Friday", "went home", "stopped crying", "asked for", "was calmer", "walked to", "the next morning", "since then"],
      add: "What one could see the next day.",
      followUp: "How long did it last?",
    },
  ],
  samples: {
    junior:
      "In my second placement I was on a ward for older people. There was a retired tailor who had stopped eating after his stroke, and the tray went back full for two days. Everyone said he was depressed. I sat with him at lunch because I had nothing else to do, and I saw that he could not cut anything with his left hand and was ashamed to ask. So I cut everything small before I brought it in, where he could not see it. I told the nurse in charge, and she put it in the plan so that the others would do it too. By Friday he ate half of his plate and asked for pudding. He never said a word about it. He did talk me through mending my pocket, though, before he went home.",
    senior:
      "I have been a community nurse for nineteen years. Last winter I had a woman with a leg ulcer, in pain, who refused to have the dressing changed unless her son was there, and he drove a truck, so it was done maybe once a week and smelled of it. I asked her what he did that we did not. He talked about football, it turned out, so that she did not have to look. I know nothing of football. I brought a radio, and I asked our dispatcher to send me whenever there was a match, cup games too. I also called the family doctor about stronger pain relief half an hour before. Since then it was done three times a week. The ulcer took until May to close, and I still know the names of the whole midfield.",
  },
  hint: "Think of one patient you still remember, and of the moment you noticed.",
  tips: [
    "No names and no diagnosis that tells who it was.",
    "Say what you did, then what the team did.",
    "A small change in one person is a good ending.",
  ],
  skills: ["patient-care", "communication"],
  minutes: 2,
  words: [60, 180],
};
