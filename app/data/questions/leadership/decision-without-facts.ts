import type { Question } from "~/data/questions/types";

export const decisionWithoutFacts: Question = {
  id: "decision-without-facts",
  kind: "behavioral",
  name: "Decision without all facts",
  prompt: "Tell me about an important decision you had to make without all the information you wanted.",
  why: "Waiting is a decision too. The interviewer wants to see how you weigh risk, how you get the few facts that matter, and whether you look back afterwards.",
  keyPoints: [
    {
      id: "unknown-and-clock",
      label: "Name the unknown and the clock",
      ask: "Which sentence says what was unknown, and why you couldn’t wait?",
      claim: "Says what they did not know, what was at stake, and why waiting for certainty was not possible.",
      aliases: ["did not know whether", "didn't know whether", "could not know", "no way of knowing", "incomplete information", "half of the information", "the forecast was unclear", "nobody could tell me", "had to decide by", "decide within", "until four o'clock", "could not wait", "waiting would have cost", "time was running out", "at stake", "hours to decide", "uncertain whether", "didn't have the", "did not have the", "no data", "not enough data", "no signal", "no way to check", "could not tell me", "couldn't tell me", "did not pick up", "wasn't available", "couldn't reach", "nobody knew", "we didn't know", "I didn't know if", "I wasn't sure if", "unclear", "had to decide quickly", "decide right away", "decide on the spot", "quick decision", "an hour from", "only had minutes", "limited information", "little information", "without knowing", "risk of", "a lot of money at", "decide within an hour", "we didn't know if", "I didn't know whether", "had only two hours", "couldn't wait until", "couldn't wait for", "no time to find out", "nobody could tell us", "by noon we had to", "it would have been too late"],
      add: "“I did not know whether …, and I had to decide by six that evening.”",
      followUp: "What exactly did you not know, and why could you not wait?",
    },
    {
      id: "fast-facts",
      label: "Get the few facts that matter",
      ask: "Which sentence says what you found out in the short time?",
      claim: "Collected in the time available the few facts or opinions that could change the decision.",
      aliases: ["called two people who", "phoned three", "rang the supplier", "asked someone who had been through it", "quickest check", "the one fact that", "three facts that", "only two questions mattered", "what would change my mind", "would have changed my decision", "looked at last year's", "rough estimate", "in twenty minutes I", "best guess", "sampled", "spot check", "called the owner", "called someone", "called a friend", "called a chef", "called my former", "asked the older", "asked an experienced", "asked for advice", "what he thought", "what she thought", "looked up", "searched for", "gathered what I", "gathered information", "got as much information", "based on what I knew", "experience from", "previous experience", "two hour rule", "quick test", "talked to two", "asked a colleague what", "checked the one number that", "rang two people", "called somebody who", "called the hospital", "phoned the supplier", "asked the two most experienced", "looked up what happened last", "checked the weather", "quickly checked", "the one thing I needed to know", "asked a colleague who had"],
      add: "The one call or check that could have changed your mind.",
      followUp: "With the time you had, which facts did you get, and why those?",
    },
    {
      id: "weighed-worst-case",
      label: "Weigh options by what could go wrong",
      ask: "Which sentence says what could go wrong with each option?",
      claim: "Compared options by the worst case, the cost of each mistake and whether the decision could be undone.",
      aliases: ["worst case", "if I was wrong", "if I were wrong", "cost of being wrong", "which mistake would be worse", "the worse mistake", "could be undone", "hard to undo", "risk on the other side", "weighed the risk", "cheaper mistake", "downside", "probability", "on the safe side", "a reversible decision", "if I threw", "if I served", "if someone got", "if it failed", "if we waited", "could lose", "we could lose", "could mean", "could have been", "someone could get hurt", "got sick", "safety first", "safety came first", "pros and cons", "weighed the pros", "on one hand", "on the other hand", "the other option", "compared the options", "both options", "least bad", "better safe than", "less risky", "risky", "just meant", "consequences", "what's the worst that", "the worst thing that could happen", "if I'm wrong", "if it went wrong", "could still be undone", "we could go back", "couldn't be reversed", "would cost us more than", "the smaller risk", "better to be safe"],
      add: "“If I was wrong one way it cost $2,000; the other way, a customer.”",
      followUp: "Which mistake would have been worse, and which could you have undone?",
    },
    {
      id: "decided-openly",
      label: "Decide, and say what it rested on",
      ask: "Which sentence says what you decided, and what you based it on?",
      claim: "Decided in person, said openly what was assumption and what was fact, and set a point at which to check or change course.",
      aliases: ["I decided to", "I made the call", "my call", "told the team what I knew and what I did not", "told everyone what was assumption", "what we know and what we don't", "assumption", "assumptions", "said openly that", "wrote down why", "set a point to check", "would check again at", "if by noon", "stop if", "plan b", "fallback", "took responsibility for", "so I decided", "decided to turn", "decided to go", "decided to toss", "decided to close", "made the decision", "I chose to", "went with", "explained to the staff", "explained to the team", "told them exactly why", "explained why", "explained my reasoning", "told my boss what", "communicated", "was honest about", "trusted my gut", "took the responsibility", "my decision", "informed everyone", "had a plan b", "prepared a backup", "I told everyone that I wasn't sure", "I said I'm not certain", "I told the team why", "I took the decision", "I'll take the blame", "we look at it again on", "look again after", "if by friday", "told them what I knew and what"],
      add: "The decision in one line, and the sign at which you would have turned back.",
      followUp: "What did you decide, and what did you tell the others about how sure you were?",
    },
    {
      id: "looked-back",
      label: "Look back at the decision, not only the luck",
      ask: "Which sentence says how it turned out, and if you decided well?",
      claim: "Tells the outcome with a figure and judges afterwards whether the decision was right given what was known, and what they changed in deciding.",
      aliases: ["looking back", "in hindsight", "with what I knew", "given what I knew", "right decision even if", "it was luck", "partly luck", "turned out right", "turned out wrong", "wrong about the", "would decide the same", "would do the same again", "now I ask first", "since then I write down", "decision log", "afterwards I compared", "looking back I", "I'd do the same", "do the same again", "I would do it again", "right call", "the right call", "wrong decision", "bad decision", "in the end it", "it stormed", "it turned out that", "as it turned out", "we saved", "even if it hadn't", "what I knew at the time", "now we have a", "now I set", "now I always", "next time I", "backup plan", "learned that sometimes", "we only lost", "it turned out to be right", "turned out to be wrong", "I'd do it again", "in hindsight I", "next time I would ask", "it cost us only", "we were lucky"],
      add: "“With what I knew it was right; what I would do differently is …”",
      followUp: "How did it turn out? Was it a good decision or good luck?",
    },
  ],
  samples: {
    junior:
      "In my second season as event assistant for a town theater I was alone in charge of an open-air evening; my manager was on a plane. At two in the afternoon the weather service gave a 40 percent chance of storm for eight o’clock. I did not know whether it would hit us, 600 tickets were sold, and I had to decide by four, because moving indoors takes three hours. First I wanted the few facts that could change my mind. I phoned three people: the stage technician, whose limit was wind of 60 kilometers an hour, the airport weather desk, which expected gusts of 70 if it came, and the hall, which had 480 seats. Then I weighed the risk. Indoors, the worst case was 120 refunds, about 3,600 dollars. Outdoors with a storm, somebody could get hurt, and that could not be undone. I made the call for the hall at ten to four and told everyone what was assumption: there was a fair chance of a fine evening, and we were moving anyway. The storm came at nine. We refunded 97 tickets. Looking back, half of that was luck, but with what I knew I would do the same again. Since then I write down the limit, such as the wind speed, before the day begins.",
    senior:
      "At the end of February 2022 I was head of purchasing at a bakery group that uses 900 tons of wheat flour a month. Within a week the wheat price rose by a fifth. I could not know whether it was a spike or the beginning, and our supplier gave us until Friday noon to fix a price for six months. At stake was about 1.4 million dollars, more than our yearly profit. I looked for the one fact that would change my mind: how many weeks our largest competitors were covered. I called two people who knew, a miller and a broker; the answer was four weeks, so they would have to buy soon too. I weighed the risk by which mistake would be worse. If I fixed and the price fell, we would overpay by perhaps 200,000 dollars and survive. If I waited and it doubled, we could not pay wages in summer. I decided to fix 70 percent and leave 30 open, wrote down why, and told the owners which part was assumption. The price rose another 30 percent until May, and fixing saved us about 310,000 dollars. In hindsight I was right about direction and wrong about timing. My decision log from that week is still how I train buyers.",
  },
  hint: "Look for a decision with a clock on it, and with one mistake worse than the other.",
  tips: [
    "Say what you did not know before what you did.",
    "Compare the two ways of being wrong.",
    "Judge the decision apart from its outcome.",
  ],
  skills: ["decision-making", "critical-thinking", "ownership"],
  minutes: 3,
  words: [130, 240],
};
