/** Only quotes with a known source are shown. */
export interface Quote {
  quote: string;
  author: string;
  work: string;
  year: number;
}

export interface Talk {
  id: string;
  title: string;
  author: string;
  description: string;
  duration: string;
  event: string;
  link: string;
}

export const QUOTES: readonly Quote[] = [
  {
    quote: "I’m not afraid of storms, for I’m learning how to sail my ship.",
    author: "Louisa May Alcott",
    work: "Little Women, chapter 44",
    year: 1869,
  },
  {
    quote:
      "Life is not easy for any of us. But what of that? We must have perseverance and above all confidence in ourselves.",
    author: "Marie Curie",
    work: "letter to her brother Józef, in Ève Curie’s Madame Curie",
    year: 1894,
  },
  {
    quote: "If there is no struggle there is no progress.",
    author: "Frederick Douglass",
    work: "West India Emancipation speech, Canandaigua, New York",
    year: 1857,
  },
  {
    quote:
      "You may not control all the events that happen to you, but you can decide not to be reduced by them.",
    author: "Maya Angelou",
    work: "Letter to My Daughter",
    year: 2008,
  },
];

export const TALKS: readonly Talk[] = [
  {
    id: "hartley",
    title: "Why the best hire might not have the perfect resume",
    author: "Regina Hartley",
    description:
      "A human resources director on why she calls in the applicant with the patchwork history. Watch it before you apologize for a gap.",
    duration: "10 min",
    event: "TED@UPS, 2015",
    link: "https://www.ted.com/talks/regina_hartley_why_the_best_hire_might_not_have_the_perfect_resume",
  },
  {
    id: "headlee",
    title: "10 ways to have a better conversation",
    author: "Celeste Headlee",
    description:
      "A radio interviewer’s rules for talking with people. Nearly all of them help in a job interview, on either side of the table.",
    duration: "11 min",
    event: "TEDxCreativeCoast, 2015",
    link: "https://www.ted.com/talks/celeste_headlee_10_ways_to_have_a_better_conversation",
  },
  {
    id: "wapnick",
    title: "Why some of us don’t have one true calling",
    author: "Emilie Wapnick",
    description:
      "For anyone whose resume tells more than one story, and how to make that a strength.",
    duration: "12 min",
    event: "TEDxBend, 2015",
    link: "https://www.ted.com/talks/emilie_wapnick_why_some_of_us_don_t_have_one_true_calling",
  },
  {
    id: "dweck",
    title: "The power of believing that you can improve",
    author: "Carol Dweck",
    description:
      "The psychologist who studied mindsets on the difference between “failed” and “not yet.”",
    duration: "10 min",
    event: "TEDxNorrköping, 2014",
    link: "https://www.ted.com/talks/carol_dweck_the_power_of_believing_that_you_can_improve",
  },
  {
    id: "mcgonigal",
    title: "How to make stress your friend",
    author: "Kelly McGonigal",
    description:
      "A health psychologist suggests reading a pounding heart as readiness. Useful in the waiting room.",
    duration: "14 min",
    event: "TEDGlobal 2013",
    link: "https://www.ted.com/talks/kelly_mcgonigal_how_to_make_stress_your_friend",
  },
  {
    id: "cain",
    title: "The power of introverts",
    author: "Susan Cain",
    description:
      "Hiring rewards people who talk first. Cain makes the case for those who think first.",
    duration: "19 min",
    event: "TED2012",
    link: "https://www.ted.com/talks/susan_cain_the_power_of_introverts",
  },
];
