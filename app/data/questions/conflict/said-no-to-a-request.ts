import type { Question } from "~/data/questions/types";

export const saidNoToARequest: Question = {
  id: "said-no-to-a-request",
  kind: "behavioral",
  name: "Saying no",
  prompt: "Tell me about a time you had to say no to an important customer or an influential colleague.",
  why: "Whoever says yes to everything keeps no promise. The interviewer wants to hear a no that is clear, has a reason and leaves the door open.",
  keyPoints: [
    {
      id: "request-and-weight",
      label: "Say who wanted what, and why no was risky",
      ask: "Which sentence says who wanted what, and why refusing was hard?",
      claim: "Says what was requested by whom and why it was tempting or risky to refuse.",
      aliases: ["our largest customer", "our biggest client", "most important client", "head of sales wanted", "the ceo wanted", "the mayor asked", "the owner's son", "asked me to make an exception", "wanted an exception", "wanted it by tomorrow", "asked for a discount of", "asked me to skip", "wanted us to skip", "percent of our revenue", "a fifth of our revenue", "it was tempting to say yes", "saying no could cost", "everybody expected me to", "asked me for an extra", "asked for an extra", "asked me to approve", "asked me to lie", "wanted me to", "wanted a discount", "wanted an extra", "wanted more", "wanted it done", "needed it by", "biggest client", "biggest customer", "important client", "largest client", "senior partner", "vice president", "a director asked", "my boss's boss", "very influential", "influential", "make up", "was scary", "so I was nervous", "I was nervous", "afraid of losing", "could lose the client", "big account", "last minute request", "last-minute", "our biggest customer", "our best customer", "he wanted us to", "she wanted us to", "wanted it for free", "wanted it by friday", "was afraid to lose him", "was afraid to lose them", "he's a director", "it was hard to say no", "thousand a year"],
      add: "Who asked, for what, and what your no put at risk.",
      followUp: "Who asked for what, and what did you risk by refusing?",
    },
    {
      id: "understood-need",
      label: "Find the need behind the request",
      ask: "Which sentence says what they really needed it for?",
      claim: "Asked what the person needed it for before answering, and found the need behind the request.",
      aliases: ["asked what they needed it for", "asked what she needed it for", "asked what he needed it for", "asked what it was for", "need behind the request", "behind the request", "what they really needed", "what he really needed", "what she really needed", "wanted to know what would happen if", "what would happen without it", "what problem it should solve", "before I answered", "told me about a trade fair", "the real date was", "asked them why", "asked him why", "asked her why", "asked why they needed", "why they needed it", "why he needed it", "why she needed it", "asked what happened", "asked what they", "asked about the reason", "it turned out their", "it turned out they", "had a board", "board presentation", "needed it for", "he'd lost them", "what they were trying", "trying to achieve", "understand what they", "understand their needs", "understand why", "what was important to", "real reason", "what the goal was", "listened to their", "why do you need it", "asked what was so urgent", "he actually only needed", "she actually only needed", "it turned out he only", "behind it was"],
      add: "What they needed, as opposed to what they asked for.",
      followUp: "What was the need behind the request, and how did you learn of it?",
    },
    {
      id: "clear-no",
      label: "Say no clearly, with the true reason",
      ask: "Which sentence says how you said no, and the true reason?",
      claim: "Refused clearly and in person, with the true reason, without hiding behind rules or giving false hope.",
      aliases: ["I said no", "told him no", "told her no", "told them no", "I refused", "I declined", "I turned it down", "we will not", "we cannot do that", "I cannot sign this", "I won't", "said it in person", "called instead of writing", "without false hope", "did not say maybe", "the reason was", "gave the true reason", "would have meant breaking", "would have put others", "so we could not", "we could not do it", "could not do it", "couldn't do it", "I couldn't approve", "couldn't approve", "told him I couldn't", "told her I couldn't", "told them I couldn't", "had to say no", "said no because", "explained that we", "explained honestly", "explained why we", "was honest with them", "was honest that", "politely declined", "declined the", "it would violate", "violate our policy", "against our policy", "company policy", "would put the", "at risk", "not enough time", "not possible", "isn't possible", "wasn't possible", "not safe", "I said no we", "we can't do that", "I can't do that because", "I told him that we won't", "I told her that we won't", "said it right away", "on the phone not by", "didn't say maybe", "told him the real reason", "told her the real reason"],
      add: "The no in your words, and the reason you gave.",
      followUp: "How did you say no? What was the reason you gave?",
    },
    {
      id: "offered-alternative",
      label: "Offer what you can do",
      ask: "Which sentence says what you offered instead?",
      claim: "Offered something that served the need, such as a smaller part, a later date, another person or a trade.",
      aliases: ["what I could offer", "what I can do is", "I offered instead", "instead I offered", "offered a smaller", "offered half of", "a smaller order by", "a part of it by", "by tuesday we could", "a later date", "lent them", "found another supplier", "put them in touch with", "in exchange for", "if you drop", "a choice of two", "an alternative that", "instead I", "I offered to", "offered to help", "offered to build", "offered them", "offered him", "offered her", "offered another", "another option", "other options", "alternatives", "suggested a", "suggested we", "proposed a", "proposed another", "compromise", "we could do it", "do it later", "next sprint", "next release", "next week instead", "next month", "schedule it for", "for the next", "mockup", "smaller version", "part of it", "get copies from", "help him get", "what we could do", "I offered him", "I offered her", "half of it by", "the week after", "next month instead", "gave him the number of", "recommended somebody who", "a smaller order"],
      add: "The alternative, in one sentence, with its date or amount.",
      followUp: "What did you offer instead?",
    },
    {
      id: "no-paid-off",
      label: "Tell what became of it",
      ask: "Which sentence says how things turned out after you said no?",
      claim: "Tells the outcome for the relationship and the work, with a figure, and what they learned about saying no.",
      aliases: ["they accepted", "he accepted it", "she accepted it", "was annoyed for a week", "did not speak to me for", "stayed our customer", "still our customer", "signed again", "renewed the contract", "ordered again", "lost the order but", "we lost that deal", "kept the promise to", "all others got theirs", "nobody was hurt", "passed the audit", "trusts my yes", "my yes is worth", "learned that a clear no", "a no early", "weren't thrilled", "wasn't thrilled", "wasn't happy", "weren't happy", "was irritated", "was disappointed", "disappointed at first", "but they accepted", "but he accepted", "but she accepted", "they understood", "he understood", "she understood", "they appreciated", "he appreciated", "she appreciated", "appreciated my honesty", "appreciated that I", "respected me", "went smoothly", "launch went", "they renewed", "renewed for", "stayed with us", "kept the client", "zero findings", "audit had", "good relationship", "relationship was", "learned that saying no", "no with an alternative", "saying no is", "he was annoyed but", "she was annoyed but", "he grumbled", "he's still a customer", "she's still a customer", "still orders from us", "came back with", "ordered more", "no is better than"],
      add: "What it did to the relationship, and one figure.",
      followUp: "How did it turn out, for the work and between you?",
    },
  ],
  samples: {
    junior:
      "Last winter, in my apprenticeship at a garden center, I was in charge of the Christmas tree orders for a week. Our biggest client, a hotel with about a fifth of our December revenue, called and wanted 30 more trees of three meters by the next day. Everybody expected me to say yes. We had 34 left, but 26 of those were promised to families who had paid a deposit. I had to decide alone. Before I answered, I asked what they needed it for. It was a company party on Saturday, so three days later, and for a long corridor. I called instead of writing and told him no: “We cannot do that, because those trees are sold, and I won’t take them from people who have paid.” Then I said what I could offer: eight trees of three meters the next day, and 22 smaller ones on stands, delivered on Friday, for 12 dollars less each. He said he would think about it, and after an hour he accepted it. All 26 families got their tree. The hotel ordered again this year, and asked for me on the phone. I learned that a clear no with an offer behind it is easier to hear than a maybe.",
    senior:
      "I was head of quality at a company that makes child car seats. In October our head of sales wanted me to release 6,000 seats without the second crash series, because a retailer had moved up its promotion by three weeks. It was 900,000 dollars, and it was tempting to say yes, as the first series had passed. First I asked what he needed it for. Behind the request was not the whole amount: the retailer’s flyer was printed and it needed seats in 40 stores on the first day. I told him no, in person, with the door open: “I cannot sign this. The second series tests the side impact, and without it I do not know whether a child is safe.” I gave the true reason, not the regulation. I repeated it to the managing director. Then I offered an alternative that served the flyer: 800 seats of the previous, certified model by Tuesday, at the promotion price, and the new ones in week four. The second series found a cracked bracket in two of twenty seats. We lost 70,000 dollars in margin, and nobody was hurt. The retailer renewed the contract for two years. Our head of sales was annoyed for a month. I learned that my yes is worth something only because of that no.",
  },
  hint: "Find the no that was hard because of who was asking.",
  tips: [
    "Make the listener feel the temptation to say yes.",
    "Separate what they asked from what they needed.",
    "Tell the price of your no as well.",
  ],
  skills: ["stakeholder-management", "negotiation", "communication"],
  minutes: 3,
  words: [130, 240],
};
