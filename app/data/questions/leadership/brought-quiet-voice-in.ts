import type { Question } from "~/data/questions/types";

export const broughtQuietVoiceIn: Question = {
  id: "brought-quiet-voice-in",
  kind: "behavioral",
  name: "Teammate left out",
  prompt: "Tell me about a time you noticed that someone on your team was left out or not heard. What did you do?",
  why: "Teams lose good ideas and good people when only the loud are heard. The answer shows whether you notice, act with tact, and change the setting instead of the person.",
  keyPoints: [
    {
      id: "noticed-exclusion",
      label: "Say what you noticed",
      ask: "Which sentence says how this person was left out?",
      claim: "Describes concretely how the person was left out: interrupted, talked over, not invited, or speaking little.",
      aliases: ["was interrupted", "kept being interrupted", "talked over", "cut him off", "cut her off", "not invited", "left out of", "ate alone", "never spoke in meetings", "hardly spoke", "said nothing in meetings", "nobody asked her", "nobody asked him", "her ideas were ignored", "his idea was ignored", "repeated by someone else", "took credit for her", "only remote", "accent", "never talked", "rarely talked", "rarely spoke", "didn't speak", "did not speak", "didn't say much", "didn't say anything", "very quiet", "was quiet", "stayed quiet", "got a word in", "a word in", "were overlooked", "was overlooked", "was ignored", "got ignored", "dominated", "dominated the meeting", "talked over her", "talked over him", "interrupted her", "interrupted him", "excluded", "not included", "wasn't included", "left out", "sat alone", "shaking his head", "wasn't invited", "only woman", "new to the team", "language barrier", "never said anything in", "hardly said a word", "was always talked over", "got interrupted", "wasn't invited to", "ate lunch alone", "sat by herself", "sat by himself", "when she said something", "was left off the"],
      add: "A scene: “In three meetings she began five sentences and finished one.”",
      followUp: "What did you see that told you the person was not being heard?",
    },
    {
      id: "asked-the-person",
      label: "Ask the person first, in private",
      ask: "Which sentence says what you asked this person in private?",
      claim: "Spoke with the person privately, asked how they saw it and what help they wanted, without making them a case.",
      aliases: ["asked her in private how", "asked him in private how", "asked how she saw it", "asked how he saw it", "over lunch I asked", "on a walk I asked", "asked whether he wanted help", "asked whether she wanted help", "what she would like", "what he would like me to do", "did not want to embarrass", "without embarrassing", "before doing anything I asked", "he told me that", "she told me that", "with her permission", "with his permission", "messaged her privately", "messaged him privately", "privately", "asked him what was up", "asked her how she felt", "asked how she felt", "asked how he felt", "asked if she was okay", "asked if he was okay", "afterwards I asked", "after the meeting I", "pulled her aside", "pulled him aside", "took her aside", "invited her to lunch", "invited him to lunch", "had coffee with", "reached out to", "talked to her alone", "talked to him alone", "she said it was hard", "he said nobody", "she told me she", "she felt", "he felt", "asked her after the meeting", "asked him after the meeting", "asked how it was for her", "asked how it was for him", "went for a coffee with her", "went for a coffee with him", "on our way home", "without making a big thing", "asked if she wanted", "asked if he wanted"],
      add: "What the person told you, and what they asked you not to do.",
      followUp: "Did you talk to the person first? What did they want from you?",
    },
    {
      id: "changed-setting",
      label: "Change the setting, not the person",
      ask: "Which sentence says what you changed in how the group works?",
      claim: "Changed how the group works, such as a round in which each speaks, written input before meetings, or a rotating chair.",
      aliases: ["round in which everyone speaks", "each person speaks once", "went round the table", "everyone in turn", "written ideas before the meeting", "ideas in writing", "wrote ideas on cards", "on cards first", "sent the agenda a day before", "agenda a day ahead", "questions a day ahead", "rotating chair", "rotated who", "smaller groups", "in pairs first", "hands up", "everyone on video", "changed the meeting", "go around one by one", "go around the room", "went around the room", "go around the table", "one by one", "everyone speaks", "everyone gets a turn", "takes turns", "took turns", "first in the meeting", "wrote down ideas", "write ideas before", "before the meeting", "agenda in advance", "sent out questions", "suggestion box", "dial in", "own laptop", "chat function", "moved the meeting", "smaller group", "small groups", "new rule", "proposed that everyone", "asked the supervisor if we", "anonymous cards", "each one says something", "everybody gets two minutes", "go round the table", "sent the questions the day before", "write it on a card", "somebody else leads the", "in a language everyone speaks", "moved the meeting to"],
      add: "The new rule, and that it held for everyone.",
      followUp: "What did you change in the way the group works?",
    },
    {
      id: "amplified",
      label: "Give credit, and face the loud ones",
      ask: "Which sentence says how you made others listen to this person?",
      claim: "Made room in the moment by returning the floor or crediting the idea, and spoke with those who dominated.",
      aliases: ["let her finish", "let him finish", "she was not finished", "I'd like to hear the rest", "want to hear the end", "gave the floor back", "that was her idea", "that was his idea", "credited her", "credited him by name", "said whose idea it was", "spoke with the loudest", "told the one who interrupted", "talked to the two who dominated", "had not realized that he interrupted", "thanked me for telling", "let's hear", "hold on", "he wasn't done", "she wasn't done", "wasn't finished", "I'd like to hear what", "what do you think", "asked her opinion", "asked his opinion", "asked for her opinion", "invited her to share", "encouraged her to", "encouraged him to", "backed her up", "supported her idea", "supported his idea", "idea was hers", "idea was his", "gave her credit", "gave him credit", "mentioned that it was her", "told my manager that", "talked to the person who", "spoke up for", "when someone interrupted", "I'd like to hear", "said it was her idea", "said it was his idea", "talked to the two who", "asked him to hold back"],
      add: "The sentence you said when it happened again.",
      followUp: "What did you say in the moment, and to those who took up all the room?",
    },
    {
      id: "voice-effect",
      label: "Show what the team gained",
      ask: "Which sentence says what the team gained by hearing this person?",
      claim: "Shows the effect: an idea that was used, the person taking a larger part, and what they learned about listening.",
      aliases: ["her proposal saved", "his proposal saved", "idea was used", "idea was adopted", "idea we would have missed", "she now leads", "he now leads", "presents it herself", "presents it himself", "speaks up", "stayed with us", "had been about to leave", "half of the ideas", "talk time", "learned that silence", "learned to listen", "silence is not agreement", "became much more active", "more active", "more confident", "opened up", "started to speak", "started speaking", "speaks more", "participates", "participating", "her idea reduced", "his idea reduced", "her idea saved", "his idea saved", "used her idea", "used his idea", "implemented her", "implemented his", "brought up a", "he brought up", "she brought up", "put in a", "felt included", "felt part of the", "felt valued", "promoted", "best ideas", "quiet doesn't mean", "quiet people", "have to ask people", "everyone has ideas", "her idea was used", "his idea was used", "we used her idea", "we used his idea", "now she speaks", "now he speaks", "now she leads", "now he leads", "she told me later", "he told me later", "learned to look who", "I pay attention to who"],
      add: "What the team would have missed, with a figure.",
      followUp: "What did the team get that it would have missed?",
    },
  ],
  samples: {
    junior:
      "In my last internship at an advertising agency we had a weekly idea meeting with nine people. I was the one who took the minutes, and so I noticed that Mei hardly spoke, and when she did, she was interrupted. In three meetings she began seven sentences and finished two. Once her idea was ignored, repeated by someone else ten minutes later, and praised. I was only an intern, but on the way home I asked how she saw it. She told me that she needs a moment to find the words in English, and she did not want a big scene. So with her permission I asked our lead to try something for everyone: questions a day ahead, and ideas on cards first, two minutes of silence before anyone talks. He gave it four weeks. In the first round, when a colleague cut her off, I said, “I’d like to hear the rest, I need it for the minutes,” and it worked. I also said whose idea it was when it came up again. In those four weeks Mei wrote 11 of the 40 cards, and her idea was used for the client, a bakery chain, and she presents it herself now. I learned that silence is often missing time and not missing thoughts.",
    senior:
      "As site manager on a hospital construction site I led daily meetings with twelve foremen. Olek, who led the electricians, said nothing in meetings, and since he had an accent, people talked over him. I noticed it late: a ceiling had to be opened again for 18,000 dollars, and he had raised it twice. On a walk I asked how he saw it and what he would like me to do. He asked for one thing, that decisions be made on the drawing and not by voice. So I changed the meeting: standing at the plan, everyone in turn, one minute each, and nobody comments before the round is over. I also spoke with the loudest two alone. One had not realized that he interrupted 14 times in a week. When it happened again I gave the floor back: “Olek was not finished.” In the second week he pointed at a shaft that three trades had planned to use. His proposal saved us about nine days. By the end of the job rework had gone down from 6 to 2 percent of cost, and half of the ideas in the log came from the four quietest foremen. I learned that silence is not agreement, and that I have to ask for the missing voice before I decide.",
  },
  hint: "Whose sentence was not finished? Begin with that scene.",
  tips: [
    "Ask the person before you act for them.",
    "A rule that holds for all shames nobody.",
    "End with the idea the team would have missed.",
  ],
  skills: ["teamwork", "active-listening", "empathy"],
  minutes: 3,
  words: [130, 240],
};
