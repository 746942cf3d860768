import type { Question } from "~/data/questions/types";

export const helpedColleagueGrow: Question = {
  id: "helped-colleague-grow",
  kind: "behavioral",
  name: "Coaching a colleague",
  prompt: "Tell me about a colleague you coached or trained. How did you go about it?",
  why: "Good colleagues raise the people around them. The answer shows whether you can teach patiently, tailored to one person, and be glad when they no longer need you.",
  keyPoints: [
    {
      id: "starting-point",
      label: "Show where the person stood",
      ask: "Which sentence says what the person could not do yet?",
      claim: "Describes what the person could not do yet or struggled with, with respect and with a concrete example.",
      aliases: ["was struggling with", "struggled with", "found it hard to", "new to the job", "new on the team", "fresh from school", "just out of training", "made the same errors", "lacked confidence", "was afraid of the phone", "could not yet", "too shy to ask", "slow at first", "failed the first test", "came from another field", "was about to give up", "trainee", "new hire", "new employee", "just hired", "straight out of college", "recent graduate", "right out of school", "had trouble with", "was having trouble", "had a hard time", "scared of", "nervous about", "lacked experience", "no experience with", "didn't know how", "always had mistakes", "made a lot of mistakes", "made mistakes", "full of mistakes", "reports always had", "was overwhelmed", "wasn't confident", "shy", "nearly every time", "fell behind", "behind the others", "afraid of the machine", "afraid of customers", "couldn't do it alone", "took twice as long as", "made a lot of mistakes in", "was scared of", "was afraid of", "didn't dare to", "was too shy to", "took him much longer", "knew the products but", "knew the theory but", "kept getting stuck", "the new guy", "new girl"],
      add: "One concrete example of the difficulty: “her first three reports came back with 20 corrections.”",
      followUp: "What exactly could the person not do when you began?",
    },
    {
      id: "their-goal",
      label: "Ask what they wanted to reach",
      ask: "Which sentence says what the person wanted to get better at?",
      claim: "Asked the person what they wanted to get better at and how they learn best, and set a goal together.",
      aliases: ["asked what she wanted to learn", "asked what he wanted to learn", "what she wanted to be able to", "how he learns best", "how she learns best", "learns by watching", "learns by doing", "set a goal together", "agreed on a goal", "her own goal", "his own goal", "wanted to pass the exam", "where he wanted to be in", "our goal was that she", "our goal was that he", "asked him what he wanted", "asked her what she wanted", "asked where he wanted", "asked where she wanted", "what his goals were", "what her goals were", "wanted to be able to", "do on his own", "do on her own", "he wanted to get", "she wanted to get", "wanted to become", "set goals", "set a goal", "set small goals", "development plan", "career goals", "get certified", "pass the certification", "how he learned", "how she learned", "what do you want to be able", "asked how he learns", "asked how she learns", "we agreed on one thing", "one thing at a time", "agreed what he should", "agreed what she should", "set a target together", "first week only"],
      add: "Their goal in their own words, with a date.",
      followUp: "Whose goal was it, and how did the two of you agree on it?",
    },
    {
      id: "teaching-method",
      label: "Describe how you taught",
      ask: "Which sentence says how you taught, step by step?",
      claim: "Describes how they taught step by step: showing, practicing side by side, and asking questions instead of giving answers.",
      aliases: ["showed her step by step", "practiced together", "practiced side by side", "role play", "role-played", "watched me first", "then I watched him", "shadowed me", "let her try", "let him try", "asked questions instead of giving", "asked what do you think", "half an hour every", "small steps", "checklist for her", "one skill at a time", "paired with", "sat together", "sat down with him", "sat down with her", "met every tuesday", "once a week", "every week", "after shift", "after work", "thirty minutes every", "I would demonstrate", "I demonstrated", "showed him how", "showed her how", "I showed him", "I showed her", "then he would do", "then she would do", "he practiced", "she practiced", "practiced with real", "practice on", "while I watched", "walked her through", "walked him through", "let him do it", "made a cheat sheet", "created a guide", "I mentored him", "I mentored her", "twice a week after", "twice a week we sat", "sat next to him", "sat next to her", "sat beside", "listened to his calls", "listened to my calls", "then he took over", "then she took over", "first I did it and", "then we did it together", "watched me do it", "watched how I", "let him do it while", "let her do it while", "asked him what he would do", "asked her what she would do", "broke it into small"],
      add: "What a session looked like, how long, how often.",
      followUp: "What did you do in a typical session? Did you show, ask or tell?",
    },
    {
      id: "honest-feedback",
      label: "Give honest feedback, adjust your own way",
      ask: "Which sentence says what feedback you gave, and what you changed yourself?",
      claim: "Gave specific feedback on progress and mistakes and changed their own approach when it did not help.",
      aliases: ["told her honestly", "told him honestly", "specific feedback", "feedback after each", "one thing to keep and one", "pointed out one thing", "praised what went well", "my explanations were too fast", "I had been too fast", "I talked too much", "changed my approach", "tried another way", "I noticed my way did not", "explained it differently", "drew it instead", "gave him feedback", "gave her feedback", "feedback right away", "constructive feedback", "what was good and what", "what to fix", "what to improve", "point out one", "pointed out", "encouraged", "went too quickly", "too fast at first", "slowed down", "started using", "I realized I was", "I learned to be patient", "more patient", "had to be patient", "simplified", "tried a different approach", "used comparisons", "used examples", "too many technical words", "gave comments after", "only gave comments", "told him what went well", "told her what went well", "which didn't work", "that didn't work for him", "that didn't work for her", "so I changed how I", "tried a different way", "didn't work at all so"],
      add: "The thing you changed in your own way of explaining.",
      followUp: "What feedback did you give, and what did you have to change in yourself?",
    },
    {
      id: "stands-alone",
      label: "End with what they can do alone",
      ask: "Which sentence says what the person can now do alone?",
      claim: "Shows progress with a figure and that the person now works independently or helps others, and says what they learned from teaching.",
      aliases: ["without my help", "does it alone now", "works independently", "on her own now", "on his own now", "no longer needs me", "passed the exam", "errors fell from", "errors dropped", "now trains others", "teaches the next", "trains the new ones", "was promoted", "learned as a teacher", "taught me as much", "learned that teaching", "learned that explaining", "by himself", "by herself", "on his own", "on her own", "without help", "zero errors", "no errors", "passed his certification", "passed her exam", "passed the test", "first attempt", "got promoted", "became a supervisor", "he now helps", "she now helps", "trained our intern", "trained the next", "teaches others", "helps the apprentices", "made me better", "learned a lot from teaching", "teaching him", "teaching her", "made me a better", "proud of him", "proud of her", "now she trains", "now he trains", "showing the ropes to", "does it without me", "didn't need me anymore", "after six weeks he was", "after six weeks she was", "within two months she", "within two months he", "runs it alone", "learned to watch first", "learned to be patient", "learned to listen first"],
      add: "“Her error rate fell from 12 to 2 percent, and she now trains the new ones.”",
      followUp: "What can the person do today without you, and what did you learn from it?",
    },
  ],
  samples: {
    junior:
      "When I worked in a phone shop, we got a trainee, Jonas, fresh from school. He was good with technology but struggled with customers. In his first month he sold two contracts; the rest of us averaged fifteen. It was my task to train him. First I asked what he wanted to learn. He said he wanted to stop being afraid of the first sentence, so we agreed on a goal: start ten conversations a day on his own within four weeks. We practiced together before opening, fifteen minutes with role play, where I was the difficult customer. Then he watched me first for an hour, and after that I watched him. I gave one thing to keep and one to change after each talk. At the beginning I talked too much, and I noticed that he went silent. So I changed my approach: I asked what he had noticed himself, and he usually had it right. After six weeks he started fourteen conversations a day, and in the third month he sold 13 contracts without my help. Last autumn he showed the next trainee around. I learned that explaining is the smaller part; most of it is letting someone try while you stay quiet.",
    senior:
      "I am a tax adviser, and four years ago Priya joined us from another field; she had been a chemist. She came with great care for detail, but her first eight returns each had more than twenty review notes, and she was about to give up. I was responsible for her training. I asked where she wanted to be in a year. Her own goal was to run small business clients alone, and she told me that she learns by doing, not by reading. So I gave her one skill at a time, starting with depreciation. Twice a week we sat side by side for forty minutes with a real file. I let her try and kept to questions: what would the tax office ask here? After each file she got specific feedback, written, with the two notes that mattered out of twenty. In the second month the same errors came back, and I had to admit that my explanations were too fast. I drew it instead as a mass balance, which is how a chemist thinks, and it clicked. Her review notes fell from twenty to three per return within seven months. She works independently with 31 clients today and trains the new ones. I learned that teaching well means translating into what the other person already knows.",
  },
  hint: "Where did the person stand on day one, and what can they do now without you?",
  tips: [
    "Speak of the person with respect; the difficulty is not their character.",
    "One session told in detail beats “I mentored her”.",
    "Say what you changed in yourself.",
  ],
  skills: ["mentoring", "feedback", "empathy"],
  minutes: 3,
  words: [130, 240],
};
