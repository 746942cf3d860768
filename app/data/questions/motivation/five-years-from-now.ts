import type { Question } from "~/data/questions/types";

export const fiveYearsFromNow: Question = {
  id: "five-years-from-now",
  kind: "motivation",
  name: "Five years from now",
  prompt: "Where do you see yourself in five years?",
  why: "Nobody checks the forecast. They want to hear whether you have a direction, whether this job lies on it, and whether you have thought about the way there.",
  keyPoints: [
    {
      id: "direction",
      label: "Give a direction, not a title",
      ask: "Which sentence says what work you want to do in five years?",
      claim: "Describes what kind of work and responsibility they want to have in five years, rather than only a title.",
      aliases: ["in five years I", "five years from now", "in five years' time", "I see myself", "I would like to be the person", "I want to be the one", "I picture myself", "be responsible for", "be the person people", "known as the one who", "running my own", "leading a small team", "specialized in", "an expert in", "less about a title", "the title matters less", "I see myself as", "see myself as a", "in five years I'd like", "I'd like to be", "I would like to be", "I hope to be", "I want to become", "like to become", "I plan to be", "my goal is", "long-term goal", "my goal in five", "senior project manager", "nurse practitioner", "team leader", "in a leadership", "leadership position", "leadership role", "management position", "manager position", "supervisor position", "expert in my", "who runs", "own team", "working in", "I want to work with", "larger projects", "more responsibility", "I'd like to be the one", "I see myself doing", "I'd like to be responsible", "I'd like to lead", "a small team", "I'd want to be", "the person people come to", "I want to still", "I'd like to be running", "be in charge of"],
      add: "The work you would be doing on an ordinary Tuesday then.",
      followUp: "What would you be doing on an ordinary day in five years?",
      weight: 1.2,
    },
    {
      id: "steps-between",
      label: "Name the steps in between",
      ask: "Which sentence says what steps you will take to get there?",
      claim: "Names the steps, skills or qualifications needed on the way, roughly in time.",
      aliases: ["in the first year", "in the first two years", "by the end of the second year", "after two years", "in year three", "the first step", "the next step would be", "then I would", "I need to learn", "what I still need", "pass the exam", "my license", "my certification", "finish my degree", "qualification", "before that I have to", "the missing piece", "first two years", "in the next year", "next year or two", "next two years", "the first couple of", "I plan to spend", "I want to get my", "get my PMP", "get my license", "get certified", "certification", "start a part-time", "master's program", "master's degree", "finish my", "start to finish", "lead a smaller", "after that I'd", "after that I would", "then I'd like", "gain experience", "getting strong", "build my skills", "learn as much", "take courses", "take classes", "short term", "short-term", "first I want to", "first I'd like to", "then I would do", "do the certificate", "do my certificate", "by the third year"],
      add: "Two milestones with a year each.",
      followUp: "What has to happen in the first two years for that?",
      weight: 1.1,
    },
    {
      id: "fits-here",
      label: "Tie it to what this employer can offer",
      ask: "Which sentence says why this employer is the right place for it?",
      claim: "Connects the direction with this employer: why that path is possible here and what the employer gains.",
      aliases: ["here because", "in your company", "in this company that", "with you", "at your size", "you are growing", "you are building", "you train", "your trainee program", "your academy", "two of your team leads started", "people here have gone", "you would get someone", "what you would get", "pays off for you", "for you that means", "stay long enough to", "your firm", "your company", "your firm is", "expanding into", "you promote from within", "promote from within", "offers tuition", "tuition assistance", "training program", "mentorship program", "right place", "feel like this is the right", "this is the right place", "grow with the company", "grow with your", "grow within", "your organization", "many of your", "you'd get someone", "someone who stays", "stay with", "long term with", "I noticed that you", "love to specialize", "opportunities here", "opportunity here", "here you can", "you have people who", "your people become", "that's possible here", "you open new", "with you that", "I saw that your", "what you get is"],
      add: "One fact about them that makes that path possible, and what they get from it.",
      followUp: "Why can that happen here, and what do we get out of it?",
      weight: 1.1,
    },
    {
      id: "open-to-change",
      label: "Stay honest about what you cannot know",
      ask: "Which sentence says what could still change your plan?",
      claim: "Says which part is firm and which is open, and what would make them change the plan.",
      aliases: ["I cannot know", "I can't predict", "plans change", "I hold it loosely", "not set in stone", "what is firm", "the part I am sure of", "I am less sure", "open whether", "could also imagine", "could go either way", "I would decide that after", "if I find that", "if it turns out that", "I have changed my mind before", "I keep the direction", "things may change", "things can change", "may change", "might change", "could change", "I might find", "I may find", "I'm flexible", "flexible about", "open to", "I'm open", "not sure exactly", "don't know exactly", "hard to predict", "exact title", "the direction is clear", "I'm certain that", "I know that I want", "what I do know", "whatever happens", "either way", "see where it", "might prefer", "I don't have it all", "I can't say exactly", "might be something else", "could also be", "if I find out", "I'm open about", "what's fixed is", "what stays is", "what I know for sure"],
      add: "“The direction is firm; whether with a team or as a specialist is open.”",
      followUp: "Which part of that is firm, and which could change?",
      weight: 0.8,
    },
  ],
  samples: {
    junior:
      "In five years I would like to be the person people call when a machine does something strange; the title matters less to me. I have just finished my training as an industrial mechanic, and what I enjoyed most were the faults nobody could explain. To get there I know some of the steps. In the first two years I need to learn your lines from the inside, also on night shift, since most breakdowns happen then. By the end of the second year I would like to have my certification in control systems, because half of the strange faults are electrical, and that is the missing piece. After that I could imagine the three-year course for master technicians in the evenings. I think that works here because you train your own people: Mr. Sanders told me that two of your team leads started at the bench I saw this morning. And for you that means someone who stays long enough to know 40 machines by their sound. I cannot know everything. Whether I will want to lead a shift or remain a specialist is open, and I would decide that after I have trained one or two apprentices. The direction, fault finding, is what I am sure of.",
    senior:
      "Five years from now I want to be responsible for a school in which young teachers stay. That is the work I care about; whether the sign on the door says principal or deputy is not set in stone. I built a mentoring plan for my department of fourteen at Lincoln High, and in three years we lost one new teacher, while the district loses about one in four. What I still need is the other half of the job. In the first year with you I would learn budgets and buildings, where I am a beginner. I will finish my degree in school leadership in eighteen months. In year three I would like to take on a project for the whole school, for instance the timetable, which decides more about people’s lives than speeches. You are building a second campus that opens in four years, and you have said that you want to fill its leadership from within. What you would get in return is somebody who will have hired and mentored half of that staff by then. I have changed my mind before: at thirty I was sure that I would write textbooks. If I find that I miss the classroom too much, I would rather be a deputy who teaches. The young teachers are the fixed point.",
  },
  hint: "Describe a working day in five years, then walk back to today.",
  tips: [
    "Talk about work, not about rank.",
    "Two milestones are enough to show that you have thought.",
    "Leave one thing open and say why.",
  ],
  skills: ["career-planning", "self-awareness", "interviewing"],
  minutes: 2,
  words: [110, 210],
};
