import type { Article } from "./types";

export const interviewsInHealthcare: Article = {
  slug: "interviews-in-healthcare",
  title: "How interviews work in healthcare",
  description:
    "What a nurse, therapist or technician can expect: the screen, the panel, the scenario and the drug calculation test, and the license and health checks that follow.",
  published: "2026-11-28",
  topic: "Healthcare",
  sources: [
    {
      title: "Interviews: preparing, question types, techniques",
      publisher: "Royal College of Nursing, United Kingdom",
      link: "https://startingout.rcn.org.uk/Your-Career/Interviews",
      read: "2026-11-28",
    },
    {
      title: "Nursys QuickConfirm terms and conditions",
      publisher: "National Council of State Boards of Nursing",
      link: "https://www.nursys.com/LQC/LQCTerms.aspx",
      read: "2026-11-28",
    },
    {
      title: "Eye on Oversight: exclusions",
      publisher: "Office of Inspector General, U.S. Department of Health and Human Services",
      link: "https://oig.hhs.gov/newsroom/videos/eye-oversight-exclusions/",
      read: "2026-11-28",
    },
    {
      title: "Employment checks",
      publisher: "NHS Employers, England",
      link: "https://www.nhsemployers.org/your-workforce/recruit/employment-checks",
      read: "2026-11-28",
    },
    {
      title: "Preemployment disability-related questions and medical examinations",
      publisher: "U.S. Equal Employment Opportunity Commission",
      link: "https://www.eeoc.gov/laws/guidance/enforcement-guidance-preemployment-disability-related-questions-and-medical",
      read: "2026-11-28",
    },
  ],
  next: { label: "Practice healthcare questions", to: "/interview?field=healthcare#fields" },
  blocks: [
    {
      kind: "paragraph",
      text: "A ward that is short of staff hires fast, and still it will not hire everyone. The manager across the table has a simple question in mind: would I be calm at home if this person were alone with my patients at three in the morning? Everything in the process, from the small talk to the arithmetic test, helps to answer it.",
    },
    {
      kind: "paragraph",
      text: "This article is about nurses first, because there are so many of them, and says where it differs for therapists, technicians, paramedics and people at the front desk.",
    },
    { kind: "heading", text: "The stages, and how long they take" },
    {
      kind: "list",
      hasTerms: true,
      items: [
        "Recruiter or HR call: This is short and covers your license or registration, your specialty, the shifts you can work and when you could start. Have your license number and its expiration date at hand.",
        "Interview with the manager: It takes half an hour to an hour, often with a charge nurse or an educator beside the manager. In many US hospitals this is the interview that decides.",
        "Panel or peer interview: Future colleagues ask how you work with others. They can’t always say yes, but they can say no.",
        "Shadow shift or tour: You spend a few hours on the unit, and you look at them as much as they look at you.",
        "Tests: Many employers test drug calculation and basic life support, and some give a written scenario. It may come before the interview, on the day, or in orientation.",
        "Offer and checks: The offer depends on the checks, and they take longer than the interviews did.",
      ],
    },
    {
      kind: "paragraph",
      text: "A hospital that needs you on a unit can go from call to offer within days. Government hospitals and universities take longer, because a committee has to meet and several people have to sign.",
    },
    { kind: "heading", text: "Who sits there, and what they ask" },
    {
      kind: "paragraph",
      text: "The manager asks about safety. The educator listens for how you learn. The peer wants to know whether you will help with a turn at the end of a long shift.",
    },
    {
      kind: "paragraph",
      text: "The Royal College of Nursing names [three kinds of questions](https://startingout.rcn.org.uk/Your-Career/Interviews) as the most common in healthcare: about competencies (“Tell us about a time when…”), about scenarios (“What would you do if…”) and open ones. The first two are scored, so they deserve most of your time.",
    },
    { kind: "paragraph", text: "Expect these in some form, whatever your profession:" },
    {
      kind: "list",
      items: [
        "Your patient gets worse. They want to hear an order: you look, assess, call for help early, say what you see in a structured way, stay with the patient, and write it down.",
        "Four things happen at once. They want you to say who could die first, and what you delegate to whom.",
        "A doctor, or a senior colleague, is about to make a mistake. They want a polite sentence you would really say, and what you do if it doesn’t work.",
        "You are asked about a mistake of your own. Name a real one. Say what you told the patient and the team, and what is different since. “I have never made an error” ends interviews.",
        "A family shouts at you. They want to hear you ask what is behind the anger before they hear the policy.",
      ],
    },
    {
      kind: "paragraph",
      text: "For therapists, add goals that a patient can measure. For imaging and laboratory staff, add identity: the right patient, the right side, the right tube. For the front desk, add privacy.",
    },
    { kind: "heading", text: "The practical part" },
    {
      kind: "paragraph",
      text: "Some employers set a test: drug calculations, or a patient scenario for which you write down what you would do. The invitation usually says so. If it doesn’t, ask what the test covers, how long it takes, whether a calculator is allowed and what happens if you don’t pass. In some hospitals the medication test comes only after you are hired.",
    },
    {
      kind: "paragraph",
      text: "The arithmetic isn’t hard. Nerves make it hard. Practice four kinds until you do them on paper without thinking: tablets from a dose, milliliters from a strength, a dose by body weight, and drops or milliliters per hour. Write the units on every line, estimate before you calculate, and look at the answer once more: eleven tablets is a sign that you should begin again.",
    },
    {
      kind: "paragraph",
      text: "In a simulation, speak. Wash your hands visibly, check the name band, say what you feel and see. An assessor can’t mark a thought.",
    },
    { kind: "heading", text: "Checks before you start" },
    {
      kind: "paragraph",
      text: "In the United States the employer looks up your license at its source. For nurses that is usually Nursys, which [state boards of nursing have designated as equivalent to the primary source](https://www.nursys.com/LQC/LQCTerms.aspx); an employer who uses it to decide about hiring must tell you so in writing and get your permission. Look yourself up first: an old address or a former name delays many an offer.",
    },
    {
      kind: "paragraph",
      text: "Employers must also check that you aren’t on the federal list of people [excluded from Medicare, Medicaid and similar programs](https://oig.hhs.gov/newsroom/videos/eye-oversight-exclusions/); hiring someone who is can cost them a penalty. Add a criminal record check, a drug test in many hospitals, vaccination records and a tuberculosis test. Medical questions and examinations may [come only after a conditional offer](https://www.eeoc.gov/laws/guidance/enforcement-guidance-preemployment-disability-related-questions-and-medical), not before.",
    },
    { kind: "heading", text: "Outside the United States" },
    {
      kind: "paragraph",
      text: "England’s health service has [six standard checks](https://www.nhsemployers.org/your-workforce/recruit/employment-checks): identity, right to work, professional registration and qualifications, employment history and references, a work health assessment, and criminal records. Interviews there are by a panel of at least two with the same questions for everyone, close to a published list of values, and a short presentation is common in more senior posts.",
    },
    {
      kind: "paragraph",
      text: "If you trained abroad, registration comes before everything: the NCLEX and a state license in the United States, the NMC register in Britain, Ahpra in Australia, recognition of your diploma and a language examination in Germany. Start it before you apply, because it takes months and the interview can’t replace it.",
    },
    { kind: "heading", text: "Mistakes that cost the offer" },
    {
      kind: "list",
      items: [
        "Saying what one should do instead of what you did.",
        "Giving the name, the room or the diagnosis of a real patient. Change all of them, and say that you have.",
        "Complaining about staffing. Say how you worked safely with too few.",
        "Pretending to know a drug or a device. “I would look it up, and here is where” is a good answer.",
        "Forgetting to call for help in a scenario because you wanted to look strong.",
      ],
    },
    { kind: "heading", text: "What to bring" },
    {
      kind: "paragraph",
      text: "Bring your license or registration number, certificates such as BLS and ACLS with their dates, your vaccination records, the names of two people who supervised you in the last two years, and a copy of your resume for each person. Wear something you could examine a patient in, with short nails and no strong scent. Bring one question about the unit: how many patients a nurse has on nights, and what happens when someone calls in sick.",
    },
    { kind: "heading", text: "Practice these three" },
    {
      kind: "list",
      ordered: true,
      items: [
        "[A patient gets worse](/interview/questions/patient-gets-worse): the scenario nearly every panel has.",
        "[Four patients at once](/interview/questions/ward-four-at-once): say who comes first, and why.",
        "[A mistake in care](/interview/questions/medicine-mistake-story): the honest story, with what changed since.",
      ],
    },
  ],
};
