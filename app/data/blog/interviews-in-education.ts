import type { Article } from "./types";

export const interviewsInEducation: Article = {
  slug: "interviews-in-education",
  title: "How interviews work in education",
  description:
    "The application, the panel, the sample lesson and the clearances: what schools look for at each stage, and how it differs between the United States, England and elsewhere.",
  published: "2026-11-28",
  topic: "Education",
  sources: [
    {
      title: "Types of interviews",
      publisher: "Slippery Rock University, Career Services",
      link: "https://www.sru.edu/academics/enrollment/career/Pages/TypesOfInterviews.aspx",
      read: "2026-11-28",
    },
    {
      title: "Interviewing is a two-way street",
      publisher: "National Council on Teacher Quality",
      link: "https://www.nctq.org/blog/Interviewing-is-a-two--way-street",
      read: "2026-11-28",
    },
    {
      title: "Clearances required for employment",
      publisher: "North Hills School District, Pennsylvania",
      link: "https://www.nhsd.org/Page/1430",
      read: "2026-11-28",
    },
    {
      title: "Keeping children safe in education",
      publisher: "Department for Education, England",
      link: "https://www.gov.uk/government/publications/keeping-children-safe-in-education--2",
      read: "2026-11-28",
    },
    {
      title: "Interview preparation: teaching",
      publisher: "Teach in Herts, England",
      link: "https://www.teachinherts.com/how-to-apply/interview-preparation-teaching.htm",
      read: "2026-11-28",
    },
    {
      title: "How long does it take to hire? Interview duration in 25 countries",
      publisher: "Glassdoor Economic Research, 2017",
      link: "https://www.glassdoor.com/research/time-to-hire-in-25-countries",
      read: "2026-11-28",
    },
  ],
  next: { label: "Practice education questions", to: "/interview?field=education#fields" },
  blocks: [
    {
      kind: "paragraph",
      text: "A principal who hires a teacher is choosing the person who will be alone in a room with thirty children on a wet Thursday in February. Most of what you are asked comes from that picture. Will they listen to you? Will they learn something? Are they safe with you?",
    },
    {
      kind: "paragraph",
      text: "That is why schools, more than other employers, want to see the work itself. Talking well about teaching helps. Ten minutes of teaching decides.",
    },
    { kind: "heading", text: "The stages, and how long they take" },
    {
      kind: "list",
      hasTerms: true,
      items: [
        "Application: You often fill in a district’s or county’s own form. Leave no box empty. For the safety of children, they will ask about every gap in your history.",
        "Screening call: Someone from the district or an assistant principal talks with you for fifteen to thirty minutes about your subject, your certificate and when you could start.",
        "Panel: You spend thirty minutes to an hour with the principal and one or two teachers from the team, sometimes with a parent, a counselor or a board member.",
        "Sample lesson: It comes [usually after a first interview](https://www.sru.edu/academics/enrollment/career/Pages/TypesOfInterviews.aspx), when only a few candidates are left. You teach in front of administrators, teachers or real students; a few schools ask for a video instead.",
        "Offer and clearances: A principal proposes, the district appoints, and the background checks have to come back before you see a class.",
      ],
    },
    {
      kind: "paragraph",
      text: "In the United States most schools hire in spring and summer. A vacancy in spring can take weeks, and one in the last days before school can be filled in days. Colleges and universities are another world, with a committee, a talk about your research, a teaching demonstration and a day of meetings. In a [study of interview reviews](https://www.glassdoor.com/research/time-to-hire-in-25-countries) from 2017, professors waited longest of all, 60.3 days on average.",
    },
    { kind: "heading", text: "Who sits there, and what they ask" },
    {
      kind: "paragraph",
      text: "The principal asks about order and parents. The teachers ask what it would be like to plan with you. A parent, if there is one, asks what you do when a child is unhappy. Answer the person who asked, then look at the others.",
    },
    {
      kind: "list",
      items: [
        "“How would you teach this?” Begin with what students should be able to do at the end, and how you would know.",
        "“Half the class didn’t understand. What now?” Say how you noticed, and what you would change in that same lesson.",
        "“Tell us about a student who disturbed your lessons.” They want calm, something you said in private, and what you found out. They do not want a list of punishments.",
        "“How do you teach a class in which some read three years below the others?” One text, several ways into it, is a better answer than three separate lessons.",
        "“A child tells you something about home.” There is one right answer: listen, promise no secrecy, don’t investigate, report the same day to the person named for it, write down the child’s words.",
        "“A parent is angry about a grade.” Listen first, show the work, say what comes next.",
      ],
    },
    {
      kind: "paragraph",
      text: "For special education, be ready to write a goal that can be measured. For administrators, expect a dozen messages to put in order and answer. For trainers in companies, expect the question of how you know that anyone works differently afterward.",
    },
    { kind: "heading", text: "The sample lesson" },
    {
      kind: "paragraph",
      text: "Ask five things when you are invited: the age, the size of the group, the topic, the minutes, and what is in the room. Then plan for less than you think. A teacher writing for the [National Council on Teacher Quality](https://www.nctq.org/blog/Interviewing-is-a-two--way-street) found the lesson plan outlined in an early interview wildly overambitious; in a later one, feedback came at once and a new problem had to be taught with it, three times in a row. Schools that do this want to see whether you change when someone tells you something. So take the advice, say thank you, and use it visibly.",
    },
    {
      kind: "paragraph",
      text: "A lesson of twenty minutes has room for one idea. Greet the students and learn four names. Show in the first minute what they will be able to do at the end. Let them work by the fifth minute. Ask a question that shows who has understood, such as one answered by everyone on paper. Finish on time, with the answer to that question. Hand each observer a plan of one page with the aim, the steps, and what you would do next if it went badly.",
    },
    {
      kind: "paragraph",
      text: "Afterward you will be asked how it went. Name one thing that worked and one you would change, with the moment you saw it.",
    },
    { kind: "heading", text: "Checks before you start" },
    {
      kind: "paragraph",
      text: "In the United States, states license teachers, so a certificate for your state and subject, or a plan to get it, is checked first. Then come clearances. Pennsylvania is a typical strict example: before they begin, school employees need a [state criminal record check, a child abuse clearance and an FBI fingerprint check](https://www.nhsd.org/Page/1430), with a health record and a signed statement about arrests. Other states use other names. Start on the day of the offer, since fingerprints need an appointment.",
    },
    { kind: "heading", text: "Outside the United States" },
    {
      kind: "paragraph",
      text: "English schools follow [national guidance](https://www.gov.uk/government/publications/keeping-children-safe-in-education--2). They take an application form, and a resume only beside it; they ask for references before the interview where they can; they may search online for shortlisted candidates; and whoever works regularly with children has an enhanced criminal record check. At least one question in the interview will be about keeping children safe. The day itself often combines [a lesson of ten to fifty minutes and a panel](https://www.teachinherts.com/how-to-apply/interview-preparation-teaching.htm) with the head, senior teachers and governors, and the offer may come by phone that evening. They expect you to say yes or no quickly.",
    },
    {
      kind: "paragraph",
      text: "In Germany, teachers in state schools are mostly appointed by the state from a list, and schools choose for some of the posts. In France and Spain, a competitive examination comes before the job. In Australia each state has a check for working with children. International schools interview by video in the winter for the following August, and ask why you want to live there before they ask why you want to teach there.",
    },
    { kind: "heading", text: "Mistakes that cost the offer" },
    {
      kind: "list",
      items: [
        "A sample lesson in which the teacher talks for all twenty minutes.",
        "Slides that need the internet, and no plan without it.",
        "“I treat all students the same.”",
        "Speaking of a former class with contempt, even as a joke.",
        "A real student’s name or story that people could recognize.",
        "Not knowing the school’s age range, or what its last inspection or report card said.",
      ],
    },
    { kind: "heading", text: "What to bring" },
    {
      kind: "paragraph",
      text: "Bring your certificate and transcripts, the names of two people who have seen you teach, one unit you planned with two pieces of student work (names removed), the lesson plan in copies, and everything you need to teach without electricity. Leave the thick portfolio in the bag until someone asks. Good questions to ask: how new teachers are supported in the first year, who plans together, and what happens when a student is sent out of class.",
    },
    { kind: "heading", text: "Practice these three" },
    {
      kind: "list",
      ordered: true,
      items: [
        "[Plan one lesson](/interview/questions/lesson-plan-on-one-topic): aloud, from the first minute to the last.",
        "[The tenth disruption](/interview/questions/pupil-tenth-disruption): that minute, and afterward.",
        "[Feedback that changed work](/interview/questions/feedback-that-changed-a-draft): the story that shows you teach and don’t only present.",
      ],
    },
  ],
};
