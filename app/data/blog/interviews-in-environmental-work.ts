import type { Article } from "./types";

export const interviewsInEnvironmentalWork: Article = {
  slug: "interviews-in-environmental-work",
  title: "How interviews work in environmental work",
  description:
    "Consultants, agencies, utilities and reserves hire differently. The stages, the field and report tests, the training they check for, and what changes from country to country.",
  published: "2026-11-28",
  topic: "Environmental",
  sources: [
    {
      title: "Federal hiring process: what applicants should expect",
      publisher: "LegalClarity",
      link: "https://legalclarity.org/federal-hiring-process-what-applicants-should-expect",
      read: "2026-11-28",
    },
    {
      title: "All appropriate inquiries rule: definition of environmental professional",
      publisher: "U.S. Environmental Protection Agency",
      link: "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100LD82.TXT",
      read: "2026-11-28",
    },
    {
      title: "29 CFR 1910.120, hazardous waste operations and emergency response",
      publisher: "U.S. Occupational Safety and Health Administration",
      link: "https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.120",
      read: "2026-11-28",
    },
    {
      title: "What are we looking for in a graduate ecologist?",
      publisher: "BSG Ecology, United Kingdom",
      link: "https://www.bsg-ecology.com/what-are-we-looking-for-in-a-graduate-ecologist-2/",
      read: "2026-11-28",
    },
    {
      title: "Interview skills",
      publisher: "Countryside Jobs Service, United Kingdom",
      link: "https://www.countryside-jobs.com/article/2018-09-19-interview-skills",
      read: "2026-11-28",
    },
    {
      title: "How long does it take to hire? Interview duration in 25 countries",
      publisher: "Glassdoor Economic Research, 2017",
      link: "https://www.glassdoor.com/research/time-to-hire-in-25-countries",
      read: "2026-11-28",
    },
  ],
  next: { label: "Practice environmental questions", to: "/interview?field=environmental#fields" },
  blocks: [
    {
      kind: "paragraph",
      text: "Nearly everyone who applies for environmental work cares about the environment. The people who hire know that, and so it decides nothing. What they don’t know is whether you can label a bottle properly in the rain, write two clear pages about it the next day, and stay honest when a client would like the second page to say something else.",
    },
    {
      kind: "paragraph",
      text: "The field has at least four kinds of employers, and they hire in four ways: consulting firms, public agencies, companies and utilities with a plant to run, and organizations that look after land or animals.",
    },
    { kind: "heading", text: "The stages, and how long they take" },
    {
      kind: "list",
      hasTerms: true,
      items: [
        "Consulting firm: After a call with a recruiter or a project manager you have an interview of about an hour with two people, sometimes with a short writing or data task. They hire when they have won work, so it can go fast.",
        "Federal agency in the United States: The announcement has a closing date, and your [resume must show every qualification it names](https://legalclarity.org/federal-hiring-process-what-applicants-should-expect). Then come a questionnaire, an interview by a panel, a tentative offer, a background check and a final offer. In a [study of interview reviews](https://www.glassdoor.com/research/time-to-hire-in-25-countries) from 2017, government took 53.8 days on average to answer an application, and energy and utilities 28.8.",
        "State, county, utility: You fill in a form, sometimes sit a written examination, and meet a panel that asks everyone the same questions. Those who pass are put on a list.",
        "Plant or company: You meet the site manager and someone from safety and walk through the plant with them. A medical examination follows the offer.",
        "Reserve, park, charity: You often come for one day, with an interview and a practical part outdoors. Much seasonal work is filled in winter for spring.",
      ],
    },
    { kind: "heading", text: "Who sits there, and what they ask" },
    {
      kind: "paragraph",
      text: "The project manager asks whether your hours can be billed: can you do a task in the time it was sold for? The senior scientist asks about data. The safety manager asks what you would refuse to do. In an agency, a panel reads the questions from a sheet and writes down your answers, and a friendly face isn’t part of the procedure. The announcement says what you will be measured on, so use its words.",
    },
    {
      kind: "list",
      items: [
        "“Plan the first sampling of this site.” Where, how deep, for which substances and why those, how many blanks and duplicates, when do you stop?",
        "“The lab report has a hit in the trip blank.” What does it mean, what may you still say, whom do you tell?",
        "“The client wants the word ‘likely’ taken out.” They want a calm sentence, and the offer to show the data.",
        "“A limit was exceeded on a Friday afternoon.” You make it safe, report it to whoever the permit names and as fast as it says, and write it down, in that order.",
        "“Explain this at a town meeting.” No abbreviations, no “within acceptable limits,” and an answer to “Would you drink it?”",
        "“Tell us about a field day that went wrong.” They want to hear how you improvised and what you recorded.",
      ],
    },
    {
      kind: "paragraph",
      text: "For sustainability and carbon work, expect boundaries: whose emissions, from which year, with which factor, and what was left out. For energy, expect a yield that is lower than forecast.",
    },
    { kind: "heading", text: "The practical part" },
    {
      kind: "paragraph",
      text: "For ecologists, there may be a tray of leaves, a recording of calls, or a walk. Say what you are sure of and to which level: “a sedge, I’d need the fruit for the species” is what an expert says. A British consultancy, [BSG Ecology](https://www.bsg-ecology.com/what-are-we-looking-for-in-a-graduate-ecologist-2/), writes that it expects broad field skills, motivation, problem solving and good communication from graduates, rather than a finished expert.",
    },
    {
      kind: "paragraph",
      text: "For field staff, you may be asked to fill in a chain of custody, to calibrate a meter, to read a boring log or to back a truck with a trailer. For office work, the usual test is a table with mistakes in it and half an hour: find the units that don’t match, the detection limit that is higher than the standard, the sample with two names. For writers of reports, it is a page to shorten. Cut the adjectives and keep the numbers.",
    },
    {
      kind: "paragraph",
      text: "Mapping jobs often ask for a small map. Put the date, the source and the projection on it.",
    },
    { kind: "heading", text: "Checks before you start" },
    {
      kind: "paragraph",
      text: "In the United States, work on contaminated sites needs training before the first day in the field. The [safety rule](https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.120) asks general site workers for 40 hours of instruction off the site and three days under a trained supervisor, with a refresher of eight hours each year, and a medical program for people who are exposed above certain levels. A firm will usually pay for the course, but having it is an advantage.",
    },
    {
      kind: "paragraph",
      text: "To sign a Phase I assessment, someone must be an [environmental professional](https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100LD82.TXT) as the federal rule defines it: for example with a license and three years of relevant work, or a degree in science or engineering and five years. Ask in the interview who that is, and how long your own way there would be. A driver’s license and a driving record are checked more often than diplomas. Treatment plant operators and geologists have state licenses. Federal posts add a background investigation.",
    },
    { kind: "heading", text: "Outside the United States" },
    {
      kind: "paragraph",
      text: "In Britain, membership of a professional body such as CIEEM counts, and surveys of protected species need a license. An employer writing for the [Countryside Jobs Service](https://www.countryside-jobs.com/article/2018-09-19-interview-skills) names the commonest mistake plainly: candidates haven’t looked at what the company does and what the job involves. In the European Union, much work comes from directives on water, habitats and emissions; know the one that pays for the job. In Australia and Canada, working with Indigenous landowners is part of the job and comes up in the interview, and remote fieldwork means a medical examination. Development organizations interview in two languages and ask for a written test of two or three hours.",
    },
    { kind: "heading", text: "Mistakes that cost the offer" },
    {
      kind: "list",
      items: [
        "A speech about the planet instead of an example.",
        "Not knowing which permits the site has.",
        "“I would follow the protocol,” without saying what is in it.",
        "Rounding until the problem disappears.",
        "Contempt for the client, the farmers or the plant’s staff.",
        "Arriving for the walk in shoes for an office.",
      ],
    },
    { kind: "heading", text: "What to bring" },
    {
      kind: "paragraph",
      text: "Bring your training certificates with dates, your driver’s license, a report or a map you may show with names removed, a list of species or methods with your honest level for each, and clothes for outdoors in the car. Ask what share of the time is spent in the field, who checks the reports, and what happens when a deadline and the data disagree.",
    },
    { kind: "heading", text: "Practice these three" },
    {
      kind: "list",
      ordered: true,
      items: [
        "[Sampling a former gas station](/interview/questions/sampling-former-gas-station): a plan aloud, with the reason for each point.",
        "[The blank has hits](/interview/questions/samples-blank-has-hits): what you may still say.",
        "[A field day gone wrong](/interview/questions/field-day-off-plan): the story, and what you recorded.",
      ],
    },
  ],
};
