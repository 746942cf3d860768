import type { Question } from "~/data/questions/types";

export const angryCustomer: Question = {
  id: "angry-customer",
  kind: "behavioral",
  name: "Very angry customer",
  prompt: "Tell me about a time you dealt with a very angry customer, guest, patient or client.",
  why: "It happens in every job with people. They want to see you calm a person down, solve the matter, and learn from it for the next one.",
  keyPoints: [
    {
      id: "why-angry",
      label: "Show why the person was angry",
      ask: "Which sentence says what had gone wrong for the person?",
      stem: "For this person, what had gone wrong meant …",
      stemAfter: "opening",
      claim: "Describes what had gone wrong from the customer’s point of view and what was at stake for them.",
      aliases: ["had waited for three hours", "had been waiting", "waited two hours", "had called five times", "third time that", "delivered the wrong", "was double booked", "had lost his luggage", "charged twice", "shouted at me", "was shouting", "yelled", "slammed", "threatened to", "demanded the manager", "furious because", "her wedding was", "his daughter", "her mother was", "for him it meant", "came in shouting", "came in yelling", "was yelling", "yelling at me", "started yelling", "started screaming", "screaming", "was furious", "was very upset", "really upset", "very angry because", "angry because", "upset because", "mad because", "swearing", "cursing", "raised his voice", "raised her voice", "room away", "wrong order", "order was wrong", "order was late", "had waited", "been waiting", "insurance didn't", "didn't cover", "was charged", "overcharged", "delayed flight", "flight was canceled", "had a job interview", "his child", "her baby", "ruined", "was shouting at", "was screaming", "was furious because", "we had lost her", "we had lost his", "had been waiting for", "waited for three hours", "had to be at", "was in tears", "had called four times", "charged her twice", "charged him twice"],
      add: "What it meant for them: not “a late parcel” but “her wedding dress”.",
      followUp: "What had happened from the customer’s point of view?",
    },
    {
      id: "let-them-speak",
      label: "Let them finish, and show you heard",
      ask: "Which sentence shows that you listened until the person had finished?",
      stem: "I let the person finish, and then I …",
      stemAfter: "why-angry",
      claim: "Let the person speak without interruption, stayed calm and repeated back what they had understood.",
      aliases: ["let him finish", "let her finish", "let them talk", "let her talk until", "let him talk until", "without interrupting", "did not interrupt", "repeated what he had said", "repeated what she had said", "in my own words", "if I understand you correctly", "have I understood", "lowered my voice", "kept my voice low", "spoke more slowly", "took her to a quiet", "took him to a quiet", "offered a chair", "glass of water", "let her vent", "let him vent", "let them vent", "let him talk", "let her talk", "listened and let", "I listened", "just listened", "listened carefully", "listened to her", "listened to him", "stayed quiet", "stayed calm", "remained calm", "kept calm", "didn't take it personally", "didn't interrupt", "without interruption", "eye contact", "calm voice", "soft voice", "I can see why", "I understand why you", "I understand how", "see why you're upset", "understand your frustration", "repeated back", "made sure I understood", "empathized", "showed empathy", "put myself in", "I just listened", "let him shout", "let her shout", "went somewhere quiet", "somewhere quiet", "got him a chair", "offered her a seat", "said back to her", "said back to him", "so what you need is", "kept my voice down"],
      add: "How long you let them talk, and the sentence with which you summed it up.",
      followUp: "What did you do in the first two minutes?",
    },
    {
      id: "apologized-owned",
      label: "Take responsibility without excuses",
      ask: "Which sentence says that you apologized and took responsibility?",
      stem: "I took responsibility for it by saying …",
      stemAfter: "let-them-speak",
      claim: "Apologized for what went wrong and took responsibility for solving it, without blaming colleagues or rules.",
      aliases: ["I apologized", "I am sorry that", "told her I was sorry", "told him I was sorry", "that should not have happened", "our mistake", "the mistake was ours", "no excuses", "without excuses", "did not blame", "I will take care of it myself", "took it on myself", "you have my name", "gave her my name", "gave him my name", "my direct number", "I am responsible for this now", "I'm so sorry", "I'm sorry", "said sorry", "said I was sorry", "apologized for the", "apologized to him", "apologized to her", "apologized and", "this is our fault", "our fault", "was our fault", "our responsibility", "took responsibility", "didn't make excuses", "make excuses", "didn't argue", "let me see what I can", "see what I can do", "I will help you", "I'll take care", "promised to", "assured her", "assured him", "I'm going to fix", "said I'm sorry", "I'd be furious as well", "I would be angry too", "I said that was our", "I'll look after it", "I take care of this myself", "I will sort this out"],
      wrong: ["I explained that it was not our fault.", "I told them it was somebody else's fault."],
      add: "“That was our mistake. My name is …, and I stay with it until it is solved.”",
      followUp: "What did you say about whose fault it was?",
    },
    {
      id: "solved-with-limits",
      label: "Solve it within limits, with a choice",
      ask: "Which sentence says what you could offer, and what you could not?",
      stem: "What I could offer within my limits was …",
      stemAfter: "apologized-owned",
      claim: "Offered a concrete solution or a choice within their powers, said what was not possible, and kept the customer informed.",
      aliases: ["offered two solutions", "offered two ways", "gave her the choice", "gave him the choice", "which of the two", "sent a courier", "found a room at", "drove it there myself", "booked a", "what I could not do was", "told him what was not possible", "told her what was not possible", "within my limit", "called back at five", "called back every hour", "called him back as promised", "called her back as promised", "kept her informed", "kept him informed", "two options", "gave him two options", "gave her options", "gave him options", "offered her", "offered him", "offered a refund", "offered a discount", "offered a free", "gave her a discount", "gave him a discount", "gave a refund", "full refund", "replaced it", "free of charge", "upgraded", "booked one and", "booked her", "found her a", "found him a", "called three hotels", "called the doctor's", "called the manager", "called the company", "paid for the", "I told him I can't", "I told her I can't", "I can't change", "we were sold out", "called in the morning", "followed up with", "called her the next", "called him the next", "checked on her", "I can't promise", "couldn't promise", "see what can be done", "what I could do was", "didn't charge her", "didn't charge him", "took it off the bill", "I'm allowed up to", "I'm allowed to", "offered her either", "offered him either", "you can have either", "called her back", "called him back", "did it for free", "gave it to him for free", "gave it to her for free", "gave her the night free"],
      add: "The two options you offered, and the limit you named.",
      followUp: "What did you offer, and what could you not do?",
    },
    {
      id: "cause-fixed",
      label: "Report the outcome, and fix the cause",
      ask: "Which sentence says how it ended, and what you changed afterwards?",
      stem: "So that this wouldn’t happen to anyone else, we …",
      stemAfter: "end",
      claim: "Says how the customer left or came back, and what they changed so that it does not happen to the next one, with a figure.",
      aliases: ["came back a week later", "came back the next", "is still a guest", "is still a customer", "became a regular", "wrote a good review", "four stars", "five stars", "withdrew the complaint", "shook my hand", "thanked me at the", "so that it would not happen again", "found out why it had", "fixed the cause", "changed the booking", "a check before", "no double booking since", "such complaints fell", "since then we call", "from eight a month to", "calmed down", "he calmed down", "she calmed down", "apologized to me", "thanked me", "thank you note", "sent a thank", "good review", "positive review", "left happy", "left a tip", "happy customer", "came back", "stayed with us again", "still comes", "loyal customer", "regular customer", "after that I suggested", "after that we", "suggested we", "suggested that we", "made a list of", "changed our process", "changed the process", "new procedure", "so it wouldn't happen", "doesn't happen", "don't have that situation", "have not had", "hasn't happened", "trained the staff", "fewer complaints", "my manager praised", "came back in", "he came back", "she came back", "sent a card", "wrote a nice review", "proposed that we ask", "proposed that we", "now we ask every", "since then we ask", "since then we always", "we changed the form", "put a sign", "hasn't happened since", "had no more"],
      add: "How the person left, and the change you made for the next one.",
      followUp: "How did the person leave, and what did you change for the next one?",
    },
  ],
  samples: {
    junior:
      "First snow of the year, tire shop, I’m nineteen and alone at the counter. A woman came in shouting before the door had closed behind her. We’d told her four o’clock, it was past six, her car was up on the lift, and her son was the last child at daycare. I let her talk until she stopped. Then I said it back to her: you were promised four, nobody called you, and your boy is waiting. She said yes, exactly. That helped more than I expected. I apologized and told her that it was our mistake, we had taken in too many cars, and that I’d look after it now. What I could not do was get the car down faster, because the wheels were off, and I told her so. I gave her the choice: my boss drives her, or a cab that we pay, with the child seat we keep on the shelf. She took the cab. I called her when it was ready and drove it to her house. She came back in the spring, though she looked at her watch a lot. The same week we changed the booking, no more than ten cars on a snow day. That winter I had one more like her, and before it was one every other day.",
    senior:
      "Two of Mr. Haugen’s cows died after a vaccination by my practice. I’m a vet, and in twenty years nobody has been as angry with me. They were his best animals, for him it meant missing the bank payment in June, and he was yelling in a waiting room full of people with cats. I took him to the back and let him talk until he was done, without interrupting, even where he was wrong. Then I asked, have I understood? Two cows, no warning, the bank on the fifteenth. I couldn’t know yet if it was the vaccine. But nobody had told him about the risk, and I said that this was our mistake and mine, because I’d sent a new colleague out alone. I’m sorry, I said, and I left the rest out. I told him that I couldn’t promise anything from the insurance. I offered him either an examination at our cost or a faster claim that pays less, and called him every Friday until it was through. He got about half of what they were worth. He didn’t come back, he’s with the practice in the next valley. We changed the form, so that the owner reads the risks before we touch the animal. In eight years such complaints fell to one.",
  },
  weaker: {
    text:
      "We get angry customers quite often. Last month a man was really upset because his order hadn’t come. I stayed calm and explained to him that it was the delivery company, and that we have no influence on that. He kept shouting, so I told him I understood, but that I couldn’t do anything and he should call the hotline. In the end he calmed down a bit and left. It’s important not to take these things personally.",
    difference:
      "Explaining whose fault it is makes an angry person angrier, and “call the hotline” hands the problem back. One thing you could do for him, and one sentence that shows you heard him, would change this.",
  },
  hint: "See it first with the customer’s eyes. What was at stake for them?",
  tips: [
    "Tell the first two minutes slowly.",
    "Name what you could not do; it makes the rest believable.",
    "Finish with the cause, not only with the smile.",
  ],
  skills: ["customer-service", "active-listening", "conflict-resolution"],
  minutes: 3,
  words: [130, 240],
};
