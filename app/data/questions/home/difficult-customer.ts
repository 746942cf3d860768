import type { Question } from "~/data/questions/types";

export const difficultCustomer: Question = {
  id: "difficult-customer",
  kind: "behavioral",
  name: "A difficult customer",
  prompt: "Tell me about a difficult customer you served.",
  why: "Whoever sells meets them every week. They want to hear whether you found out what the person needed, and stayed fair.",
  keyPoints: [
    {
      id: "what-they-wanted",
      label: "What the customer wanted",
      ask: "Which sentence says what this person was after?",
      stem: "What they really wanted was …",
      stemAfter: "opening",
      part: "situation",
      claim: "Describes the customer and what they wanted.",
      aliases: ["wanted a refund", "wanted to return", "wanted her money", "wanted his money", "without a receipt", "complained that", "kept asking", "was shouting", "insisted on", "would not leave"],
      add: "What they asked for, and what made it hard.",
      followUp: "What do you think they really needed?",
    },
    {
      id: "what-you-did",
      label: "What you did and said",
      ask: "Which sentence shows how you handled it yourself?",
      stem: "I told them …",
      stemAfter: "middle",
      part: "action",
      claim: "Says what the person did and said to the customer.",
      aliases: ["I told her", "I told him", "I asked her", "I asked him", "I listened", "I offered", "I took them", "I looked it up", "I explained", "I called my manager"],
      add: "The sentence you said, as you said it.",
      followUp: "What were you allowed to offer, and what not?",
    },
    {
      id: "how-it-ended",
      label: "How the customer left",
      ask: "Which sentence says how it ended between you?",
      stem: "The customer left …",
      stemAfter: "end",
      claim: "Says how the customer left and whether they came back.",
      aliases: ["came back", "left with", "left without", "said thanks", "thanked me", "still comes", "never came back", "bought the", "wrote a review", "calmed down"],
      add: "How they left, and whether you saw them again.",
      followUp: "Did you see this customer again?",
    },
  ],
  samples: {
    junior:
      "I sold shoes on Saturdays when I was at school. A man wanted to return a pair of running shoes without a receipt, and they had clearly been worn in the rain. He was loud, and there was a line behind him. I asked him to show me where they hurt instead of talking about the receipt. He had bought them half a size too small, it turned out, on a day we were out of his size, and somebody had told him they would stretch. That was our mistake, more or less. I told him I could not give the money back for worn shoes, but I offered a voucher for half, and I called my manager to sign it. He bought the right size. He was not exactly friendly, but he came back in the spring for his daughter.",
    senior:
      "I have had a hardware store for eleven years. There is one customer, a landlord, who insisted on a builder’s discount every single time and made a scene at the counter when somebody new said no. Last year he made our apprentice cry. I asked him into the back, put the kettle on and told him two things: that he had the discount, in writing, from now on, because he bought enough, and that he would not talk to my people like that, or he could drive to the next town. I explained what she had said and that she had been right. He was quiet for quite a while. He left without buying anything, so I thought that was that. He still comes, though, every other week, and he says good morning to her. He has never apologized.",
  },
  hint: "What did this customer want, under the noise?",
  tips: [
    "Describe the customer fairly; the listener is one, too.",
    "Quote the one sentence that turned it.",
    "Say what you could not give.",
  ],
  skills: ["customer-service", "communication"],
  minutes: 2,
  words: [60, 180],
};
