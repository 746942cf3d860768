import type { Article } from "./types";

export const interviewsInEngineering: Article = {
  slug: "interviews-in-engineering",
  title: "How interviews work in engineering",
  description:
    "What mechanical, civil, electrical and process engineers and technicians can expect: the technical panel, the drawings on the table, the hands-on test, and licenses.",
  published: "2026-11-28",
  topic: "Engineering",
  sources: [
    {
      title: "Technical interviews for graduate engineering jobs",
      publisher: "targetjobs, United Kingdom",
      link: "https://targetjobs.co.uk/career-sectors/engineering/advice/284813-technical-interviews-for-graduate-engineering-jobs",
      read: "2026-11-28",
    },
    {
      title: "Succeed at civil and structural engineering assessment centers",
      publisher: "targetjobs, United Kingdom",
      link: "https://targetjobs.co.uk/careers-advice/engineering/succeed-civil-and-structural-engineering-assessment-centres",
      read: "2026-11-28",
    },
    {
      title: "Licensure begins",
      publisher: "National Council of Examiners for Engineering and Surveying",
      link: "https://100.ncees.org/licensure-begins/",
      read: "2026-11-28",
    },
    {
      title: "Department of Justice guidance on export laws and hiring",
      publisher: "Buchanan Ingersoll & Rooney",
      link: "https://www.bipc.com/doj-releases-employer-guidance-to-avoid-immigration-related-discrimination-when-complying-with-us-export-laws",
      read: "2026-11-28",
    },
    {
      title: "Assessing your professional experience",
      publisher: "Institution of Gas Engineers and Managers, United Kingdom",
      link: "https://www.igem.org.uk/membership/professional-registration/asessing-your-professional-experience/",
      read: "2026-11-28",
    },
    {
      title: "How long does it take to hire? Interview duration in 25 countries",
      publisher: "Glassdoor Economic Research, 2017",
      link: "https://www.glassdoor.com/research/time-to-hire-in-25-countries",
      read: "2026-11-28",
    },
  ],
  next: { label: "Practice engineering questions", to: "/interview?field=engineering#fields" },
  blocks: [
    {
      kind: "paragraph",
      text: "An engineering interview has a moment that other interviews don’t have. Someone pushes a drawing, a broken part or a sheet of paper across the table and says, “What do you see?” Then they are quiet. Much of what comes before is polite preparation for that moment, and much of what comes after depends on it.",
    },
    {
      kind: "paragraph",
      text: "They aren’t waiting for a brilliant idea. They want to see whether you look before you speak, whether your estimate has the right number of zeros, and whether you say what you don’t know. People can be hurt by what engineers sign, and the interviewers know it.",
    },
    { kind: "heading", text: "The stages, and how long they take" },
    {
      kind: "list",
      hasTerms: true,
      items: [
        "Recruiter call: In twenty to thirty minutes you are asked about your field, your license or degree, travel to sites, and pay.",
        "Call with the manager: You talk about your last two projects in depth, for half an hour to an hour.",
        "Technical panel: Two to four engineers give you drawings, a calculation or a fault to find, for an hour or two. Sometimes you present one project for fifteen minutes first.",
        "Visit: They show you the plant, the laboratory or the site, in boots and a vest. They watch where you look and whether you wait at the yellow line.",
        "Decision: The manager reads the panel’s notes, and the manager’s own manager has to agree.",
      ],
    },
    {
      kind: "paragraph",
      text: "How long it takes depends on the industry. In a [study of interview reviews](https://www.glassdoor.com/research/time-to-hire-in-25-countries) from 2017, the US average over all jobs was 23.8 days from application to answer; energy and utilities took 28.8 days, and aerospace and defense 32.6. Large employers hire graduates in rounds that open in the fall. For technicians and the trades it may be one visit, with a conversation of half an hour and a test at the bench.",
    },
    { kind: "heading", text: "Who sits there, and what they ask" },
    {
      kind: "paragraph",
      text: "A senior engineer asks about principles and is bored by buzzwords. A project manager asks about dates and money. Someone from quality or safety asks what you did when the result was bad. A shop or site supervisor asks one practical question, and everyone listens to that opinion later.",
    },
    {
      kind: "paragraph",
      text: "Technical interviews, as a [British careers service](https://targetjobs.co.uk/career-sectors/engineering/advice/284813-technical-interviews-for-graduate-engineering-jobs) describes them, often begin on your own ground, with projects and subjects you know, then go to basic principles that touch the employer’s work. They also show how well you explain things to someone who doesn’t know them. So brush up on the first year: statics and bending, heat balances, Ohm’s law and three-phase power, units, material properties, tolerances. It is embarrassing to know a simulation tool and not the bending moment of a simple beam.",
    },
    {
      kind: "list",
      items: [
        "“Walk me through this project.” Give them the requirement, your part, one decision with its reason, the test that proved it, and what you would change.",
        "“The calculation says one thing, the test says thirty percent more.” Which do you doubt first, and how do you find out?",
        "“Make it fifteen percent cheaper.” They want to hear first what you won’t touch.",
        "“Your boss wants you to sign something you haven’t checked.” There is one good answer. Say it politely and firmly.",
        "“You and a colleague disagreed about a design.” What would have settled it, and did you do that?",
      ],
    },
    { kind: "heading", text: "The drawing, the calculation and the bench" },
    {
      kind: "paragraph",
      text: "With a drawing, go in the same order every time: the title block with revision and scale, the views, what the thing does, how load or current or fluid goes through it, then dimensions and tolerances, then what is missing. Read aloud. “I’m looking for the datum, and I don’t find one” is worth more than three minutes of silence.",
    },
    {
      kind: "paragraph",
      text: "With a calculation, say your assumptions, draw a sketch, write units, estimate the answer first. If the number surprises you, say so before they do. Nobody expects three decimals; a factor of a thousand is what ends interviews.",
    },
    {
      kind: "paragraph",
      text: "In a presentation, choose a project with a problem in it. Show one picture, one number before and after, and the thing you got wrong. Nothing confidential: change the dimensions if you must, and say that you did.",
    },
    {
      kind: "paragraph",
      text: "At an [assessment day](https://targetjobs.co.uk/careers-advice/engineering/succeed-civil-and-structural-engineering-assessment-centres) for graduates, common in Britain and elsewhere, expect a group exercise, a case study, a presentation and an interview with a manager, with perhaps ten to fifteen candidates in the room. In the group exercise, watch the clock and the requirement, since nobody else will.",
    },
    {
      kind: "paragraph",
      text: "Technicians, welders, electricians and machinists are tested with their hands. A weld is bent, a cabinet is wired from a diagram, a fault is found with a meter, a part is measured. Make it safe first, visibly: isolate, prove dead, glasses on. Then ask for the drawing. Leave the bench clean. Assessors write that down too.",
    },
    { kind: "heading", text: "Checks before you start" },
    {
      kind: "paragraph",
      text: "In the United States, states license engineers, and the usual path has [three parts: education, examinations and experience](https://100.ncees.org/licensure-begins/). A Professional Engineer’s license is needed to seal public work and to offer services to the public; most engineers in manufacturing work without one. Whatever you claim is looked up at the state board in a minute. Employers also verify degrees, and many test for drugs before work on a site. Electricians and plumbers show their state or local license.",
    },
    {
      kind: "paragraph",
      text: "In defense, space and some chip companies, export rules limit who may see technical data. The employer may have to find out whether you are a [“U.S. person”](https://www.bipc.com/doj-releases-employer-guidance-to-avoid-immigration-related-discrimination-when-complying-with-us-export-laws), a group that includes citizens, permanent residents, refugees and people granted asylum. It may not simply prefer citizens where the law doesn’t ask for that. A security clearance is a separate matter and takes months.",
    },
    { kind: "heading", text: "Outside the United States" },
    {
      kind: "paragraph",
      text: "In Britain the title that counts is Chartered Engineer, and it has an interview of its own: after a written report, in one institution’s case of [about 3,000 words](https://www.igem.org.uk/membership/professional-registration/asessing-your-professional-experience/), assessors ask about the work in it. Employers there ask how far you have got. In Canada the title “engineer” itself is protected by the provinces. In Germany the degree gives you the title, the interview is technical and direct, and certificates from every former employer are expected. In India, campus hiring begins with a written test. If the job is in another country, ask early whether your degree has to be recognized there and how long that takes.",
    },
    {
      kind: "paragraph",
      text: "Codes differ as well. If you come from Eurocodes to ACI or from IEC to the NEC, say so, and say what you have done to learn the difference.",
    },
    { kind: "heading", text: "Mistakes that cost the offer" },
    {
      kind: "list",
      items: [
        "An answer without units.",
        "“The software said so.”",
        "Calling it your design when you drew two brackets of it.",
        "Blaming the operator before you have looked at the machine.",
        "Photographing anything on a visit.",
        "Not asking what happens when it fails.",
      ],
    },
    { kind: "heading", text: "What to bring" },
    {
      kind: "paragraph",
      text: "Bring a small portfolio, on paper or on a tablet that works without a network, with three projects on a page each and no secrets in them. Bring your license or exam certificates, a calculator you know and a pencil, and ask whether you need safety shoes. Good questions to ask are how a design is reviewed here and by whom, what came back from customers last year, and who may stop the line.",
    },
    { kind: "heading", text: "Practice these three" },
    {
      kind: "list",
      ordered: true,
      items: [
        "[A beam or a motor](/interview/questions/beam-or-motor-aloud): a calculation aloud, with units.",
        "[A relief valve drawing](/interview/questions/relief-valve-drawing): what do you see?",
        "[A disagreement about a design](/interview/questions/design-disagreement-story): and what settled it.",
      ],
    },
  ],
};
