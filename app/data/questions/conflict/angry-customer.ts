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
      claim: "Describes what had gone wrong from the customer’s point of view and what was at stake for them.",
      aliases: ["had waited for three hours", "had been waiting", "waited two hours", "had called five times", "third time that", "delivered the wrong", "was double booked", "had lost his luggage", "charged twice", "shouted at me", "was shouting", "yelled", "slammed", "threatened to", "demanded the manager", "furious because", "her wedding was", "his daughter", "her mother was", "for him it meant", "came in shouting", "came in yelling", "was yelling", "yelling at me", "started yelling", "started screaming", "screaming", "was furious", "was very upset", "really upset", "very angry because", "angry because", "upset because", "mad because", "swearing", "cursing", "raised his voice", "raised her voice", "room away", "wrong order", "order was wrong", "order was late", "had waited", "been waiting", "insurance didn't", "didn't cover", "was charged", "overcharged", "delayed flight", "flight was canceled", "had a job interview", "his child", "her baby", "ruined", "was shouting at", "was screaming", "was furious because", "we had lost her", "we had lost his", "had been waiting for", "waited for three hours", "had to be at", "was in tears", "had called four times", "charged her twice", "charged him twice"],
      add: "What it meant for them: not “a late parcel” but “her wedding dress”.",
      followUp: "What had happened from the customer’s point of view?",
    },
    {
      id: "let-them-speak",
      label: "Let them finish, and show you heard",
      ask: "Which sentence shows that you listened until the person had finished?",
      claim: "Let the person speak without interruption, stayed calm and repeated back what they had understood.",
      aliases: ["let him finish", "let her finish", "let them talk", "let her talk until", "let him talk until", "without interrupting", "did not interrupt", "repeated what he had said", "repeated what she had said", "in my own words", "if I understand you correctly", "have I understood", "lowered my voice", "kept my voice low", "spoke more slowly", "took her to a quiet", "took him to a quiet", "offered a chair", "glass of water", "let her vent", "let him vent", "let them vent", "let him talk", "let her talk", "listened and let", "I listened", "just listened", "listened carefully", "listened to her", "listened to him", "stayed quiet", "stayed calm", "remained calm", "kept calm", "didn't take it personally", "didn't interrupt", "without interruption", "eye contact", "calm voice", "soft voice", "I can see why", "I understand why you", "I understand how", "see why you're upset", "understand your frustration", "repeated back", "made sure I understood", "empathized", "showed empathy", "put myself in", "I just listened", "let him shout", "let her shout", "went somewhere quiet", "somewhere quiet", "got him a chair", "offered her a seat", "said back to her", "said back to him", "so what you need is", "kept my voice down"],
      add: "How long you let them talk, and the sentence with which you summed it up.",
      followUp: "What did you do in the first two minutes?",
    },
    {
      id: "apologized-owned",
      label: "Take responsibility without excuses",
      ask: "Which sentence says that you apologized and took responsibility?",
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
      claim: "Offered a concrete solution or a choice within their powers, said what was not possible, and kept the customer informed.",
      aliases: ["offered two solutions", "offered two ways", "gave her the choice", "gave him the choice", "which of the two", "sent a courier", "found a room at", "drove it there myself", "booked a", "what I could not do was", "told him what was not possible", "told her what was not possible", "within my limit", "called back at five", "called back every hour", "called him back as promised", "called her back as promised", "kept her informed", "kept him informed", "two options", "gave him two options", "gave her options", "gave him options", "offered her", "offered him", "offered a refund", "offered a discount", "offered a free", "gave her a discount", "gave him a discount", "gave a refund", "full refund", "replaced it", "free of charge", "upgraded", "booked one and", "booked her", "found her a", "found him a", "called three hotels", "called the doctor's", "called the manager", "called the company", "paid for the", "I told him I can't", "I told her I can't", "I can't change", "we were sold out", "called in the morning", "followed up with", "called her the next", "called him the next", "checked on her", "I can't promise", "couldn't promise", "see what can be done", "what I could do was", "didn't charge her", "didn't charge him", "took it off the bill", "I'm allowed up to", "I'm allowed to", "offered her either", "offered him either", "you can have either", "called her back", "called him back", "did it for free", "gave it to him for free", "gave it to her for free", "gave her the night free"],
      add: "The two options you offered, and the limit you named.",
      followUp: "What did you offer, and what could you not do?",
    },
    {
      id: "cause-fixed",
      label: "Report the outcome, and fix the cause",
      ask: "Which sentence says how it ended, and what you changed afterwards?",
      claim: "Says how the customer left or came back, and what they changed so that it does not happen to the next one, with a figure.",
      aliases: ["came back a week later", "came back the next", "is still a guest", "is still a customer", "became a regular", "wrote a good review", "four stars", "five stars", "withdrew the complaint", "shook my hand", "thanked me at the", "so that it would not happen again", "found out why it had", "fixed the cause", "changed the booking", "a check before", "no double booking since", "such complaints fell", "since then we call", "from eight a month to", "calmed down", "he calmed down", "she calmed down", "apologized to me", "thanked me", "thank you note", "sent a thank", "good review", "positive review", "left happy", "left a tip", "happy customer", "came back", "stayed with us again", "still comes", "loyal customer", "regular customer", "after that I suggested", "after that we", "suggested we", "suggested that we", "made a list of", "changed our process", "changed the process", "new procedure", "so it wouldn't happen", "doesn't happen", "don't have that situation", "have not had", "hasn't happened", "trained the staff", "fewer complaints", "my manager praised", "came back in", "he came back", "she came back", "sent a card", "wrote a nice review", "proposed that we ask", "proposed that we", "now we ask every", "since then we ask", "since then we always", "we changed the form", "put a sign", "hasn't happened since", "had no more"],
      add: "How the person left, and the change you made for the next one.",
      followUp: "How did the person leave, and what did you change for the next one?",
    },
  ],
  samples: {
    junior:
      "During my studies I worked at the luggage desk of an airline. One evening in August a man was shouting before he had reached the counter. He had lost his luggage on the way to his daughter’s wedding the next day, had called five times, and each time heard a different story. My task was to calm him and find two cases. I let him finish, almost four minutes, without interrupting, kept my voice low, and then repeated what he had said in one sentence: two cases, wedding at eleven, and nobody tells you the truth. I told him I was sorry and that the mistake was ours, gave him my name and my direct number. I found the cases in Lisbon. What I could not do was get them on a flight before noon, and I told him so. I offered two ways: 250 dollars for a suit, within my limit, or a rental near the hotel, which would open for him at eight. He took the rental, and I called him back as promised at nine. A week later he thanked me at the desk. I found out why he had heard five stories: our notes had no common form. I proposed one, and such complaints fell from 40 to 26 a week.",
    senior:
      "I manage a dialysis clinic with 90 patients. In January a patient’s wife yelled at our nurses in the hallway and threatened to call the newspaper. Her husband had waited two hours for the third time that month, and for him it meant missing the only bus and sitting in the cold. I was responsible for the clinic, so I took her to a quiet room, offered a chair, and let her talk until she was done, for twenty minutes. Then I summed up what I had heard and asked, have I understood? She started to cry. I apologized without excuses. Our schedule had been too tight since December, and that was my decision. I told her that I would take care of it myself by Friday. A fixed machine was not possible. I gave her the choice between the first slot in the morning, and a taxi paid by us whenever we were more than thirty minutes late. They chose the slot. Then I fixed the cause: I had every start time written down for a month, and moved two nurses from the afternoon to the morning. Waits above thirty minutes fell from 22 to 5 a week. She withdrew the complaint. I learned that people shout when they have said it quietly before.",
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
