import { describe, expect, test } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";

/** True stories as people start to tell them: a nurse, a mechanic, a waiter, somebody whose first language is another. */
const OPENINGS: Record<string, readonly string[]> = {
  "mistake-you-made": [
    "I made a mistake in my first month as a staff nurse on a surgical ward. I hung the right antibiotic for the wrong patient, in bed 4 instead of bed 6. I noticed after ten minutes when I signed the chart, stopped the drip and called the doctor. The patient was fine.",
    "I made a mistake in my first month as a mechanic. I forgot to tighten the wheel nuts on a Škoda after I changed the brakes. The customer came back after two kilometers because it made a noise. I told my boss and I checked all four wheels again.",
    "I made a mistake in my first month as a waiter. I brought the prawns to table 12, and the lady there had told me that she was allergic to shellfish. She saw it before she ate. I took the plate away and told the kitchen.",
    "I made one mistake in my first month as cleaner in hotel. I did not understand the word from my boss and I threw out flowers of the guest. The guest was very sad. I said sorry to her and I bought new flowers from my money.",
    "I made a mistake in my first month as an accountant. I paid an invoice of 12,000 euros twice. Nobody saw it for two weeks until the supplier called. I told my manager right away and asked the supplier to send it back, which they did. I built a check for double invoice numbers. It has not happened again.",
  ],
  "job-that-went-wrong": [
    "I made a mistake in my first month as a mechanic. I forgot to tighten the wheel nuts on a Škoda after I changed the brakes. The customer came back after two kilometers because it made a noise. I told my boss and I checked all four wheels again.",
  ],
  "disagreed-with-manager": [
    "I had a conflict with my ward manager over the night rota. She put me on five nights in a row and I said that it isn’t safe. I asked to talk in her office and I showed her the hours. In the end she changed it to three.",
    "My boss wanted me to put old brake pads back in to save money. I told him no, I don’t sign for that. We argued in front of the customer, which was bad. Later I showed him the measure of the pad, and he ordered new ones.",
    "I disagreed with the restaurant manager about tips. He wanted to share them by hours, and I said that runners would leave. I wrote down what each of us earned for two weeks, and he agreed to try it my way.",
    "I had a problem with my chief in the warehouse. He say we must work faster, but the floor was wet. I said to him it is danger. He was angry first. Next day he brought the signs and we did it more slow.",
  ],
  "hard-to-work-with": [
    "There was a conflict with another nurse on my ward. She never handed over properly, and I had to read all the charts again. I asked her for a coffee and told her what I missed. After that she wrote it on a sheet.",
    "I had a conflict with the other mechanic at our garage. He took my tools and didn’t bring them back. I didn’t shout, I told him after work that I lose an hour a day. We painted our tools, his blue and mine red.",
    "I had a conflict with the chef where I waited tables. He shouted at me for every order I changed. One evening after closing I asked him why, and he said that the slips couldn’t be read. So I began to write in capitals.",
    "In my last job was one colleague who not want to talk with me, because my language is not good. It was hard for me. I asked her to help me with words, and she was happy that I asked. Then we worked good together.",
  ],
  "project-that-failed": [
    "My biggest failure was the new handover sheet on our ward. I made it alone at home, and after two weeks nobody used it. I hadn’t asked the night nurses. I took it back and asked them what they need.",
    "I failed with an engine rebuild that I was responsible for. I told the customer one week and it took five, because I ordered the wrong gasket set twice. He took the car to another garage. Now I measure before I order.",
    "I was responsible for the Sunday brunch at our restaurant, and it failed. We had three guests on the first Sunday and two on the second. I hadn’t told anybody about it outside. We stopped after a month and lost about 900 euros.",
    "I wanted to make a small shop with my cousin, I was the boss of it. After half a year we closed. We bought too many things that nobody wanted. I paid the debt for one year. I learned to ask first the people.",
  ],
  "received-hard-feedback": [
    "I got feedback from my mentor in my first year as a nurse that I talk over patients. It hurt, because I thought that I was kind. I asked a colleague to listen to me for a week, and she said the same. Now I wait until they finish.",
    "My boss told me that I am a good mechanic and bad with customers. I was angry for two days. Then I asked the woman at the desk, and she said that I never look at people. I started to show them the old part and explain it.",
    "The feedback I got as a waiter was that I look bored. The manager said it in front of everybody, and I wanted to quit. I watched how others do it. I began to say the name of the dish when I put it down.",
    "My teacher of the course said to me that my emails are rude. I was shocked, because in my language it is normal like this. I asked her to show me one good email. Now I write always please and one friendly word.",
  ],
};

describe.each(Object.entries(OPENINGS))("%s", (id, openings) => {
  test.each(openings)("%s", (answer) => {
    const found = questionById(id);
    if (!found) return expect.unreachable();
    const { kind, prompt, keyPoints } = found.question;
    const { flag } = reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null });
    expect(flag).toBeNull();
  });
});
