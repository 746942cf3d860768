export interface InterviewFormat {
  title: string;
  /** What else people call it, for the search. */
  otherNames: readonly string[];
  tips: readonly string[];
  /** Where the law in the tips is explained. */
  sources: readonly { name: string; link: string }[];
}

/** Interviews in which nobody sits across from the candidate. */
export const INTERVIEW_FORMATS: readonly InterviewFormat[] = [
  {
    title: "One-way video interviews",
    otherNames: ["Recorded video interview", "AI interview", "HireVue"],
    tips: [
      "Read the rules first: how long you may think, how long you may speak, how many takes you have. Use the practice question to check light, sound and the height of the camera.",
      "Nobody can ask what you meant. Answer in your first sentence, prove it with one story, and stop at about three quarters of the time.",
      "Look at the lens and keep three words beside it, not a text: reading shows.",
      "If a disability makes the format harder, ask for another one. In the United States, the ADA requires employers with 15 or more employees to provide reasonable accommodation to applicants.",
    ],
    sources: [
      {
        name: "EEOC: Job Applicants and the ADA",
        link: "https://www.eeoc.gov/laws/guidance/job-applicants-and-ada",
      },
    ],
  },
  {
    title: "Applications and interviews screened by AI",
    otherNames: ["Applicant tracking system", "ATS", "HireVue"],
    tips: [
      "Use the posting’s own names for skills that you have, under plain headings. Never hide keywords in white text: they show once the file is read as plain text.",
      "Answer questions about licenses, shifts and work permits exactly. A wrongly checked box can end an application before anybody reads it.",
      "Software often reads a transcript. Say names of tools and results in full, once, at a normal pace.",
      "You may ask what is judged. In the United States, Illinois requires notice when AI is used in hiring (since January 2026) and, for a recorded video, your consent before AI analyzes it and deletion within 30 days if you ask (since January 2020). New York City (enforced since July 2023) requires a published bias audit of automated hiring tools, and notice to its residents 10 business days before.",
      "In the European Union and the United Kingdom, you can ask for a person to look at an important decision, such as a rejection, that a machine made alone.",
    ],
    sources: [
      {
        name: "Illinois Artificial Intelligence Video Interview Act (820 ILCS 42)",
        link: "https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=4015",
      },
      {
        name: "Illinois Public Act 103-0804 (AI in employment)",
        link: "https://www.ilga.gov/legislation/103/HB/PDF/10300HB3773lv.pdf",
      },
      {
        name: "New York City: Automated Employment Decision Tools",
        link: "https://www.nyc.gov/site/dca/about/automated-employment-decision-tools.page",
      },
      { name: "GDPR, Article 22", link: "https://eur-lex.europa.eu/eli/reg/2016/679/oj" },
      {
        name: "United Kingdom: Data (Use and Access) Act 2025, section 80",
        link: "https://www.legislation.gov.uk/ukpga/2025/18/section/80",
      },
    ],
  },
  {
    title: "Take-homes where AI is allowed",
    otherNames: ["Take-home task", "Take-home assignment"],
    tips: [
      "Ask in writing what is allowed, how long it should take and what is judged. If AI is not allowed, don’t use it.",
      "Add three lines: what you used an assistant for, what you checked, what you changed. Be ready to change any part live, because the next conversation starts there.",
      "Check every fact, figure and source yourself, and test what runs. Cut what you can’t explain.",
      "Put your time into what an assistant can’t know: whom it is for, what you left out and why.",
      "Don’t paste the employer’s data into a tool unless they said you may.",
    ],
    sources: [],
  },
];
