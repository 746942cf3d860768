/** Figures of the U.S. Bureau of Labor Statistics for the United States. */
export interface Outlook {
  /** SOC code of the row; another than the occupation's own where only a group is published. */
  soc: string;
  title: string;
  /** US dollars a year; TOP_CODED_PAY means at least that; null if not published. */
  medianPay: number | null;
  /** Change of employment over ten years, in percent. */
  growth: number;
  /** A year, on average. */
  openings: number;
  /** Jobs in the first year of the projections. */
  employment: number;
  /** Typical education for entry. */
  education: string;
  /** Typical work experience in a related occupation. */
  experience: string;
  /** Typical training on the job. */
  training: string;
}

/** An occupation of the O*NET Database. */
export interface Occupation {
  /** O*NET-SOC code: "15-2051.00". */
  code: string;
  title: string;
  description: string;
  /** Job zone: preparation needed, 1 (little) to 5 (extensive). */
  zone: number;
  /** Occupational interests, 1 to 7, in the order of INTEREST_AREAS. */
  interests: readonly number[];
  /** The first five core tasks; empty if our copy of O*NET has none. */
  tasks: string[];
  /** The eight most important skills with their importance, 1 to 5; empty if our copy of O*NET has none. */
  skills: [name: string, importance: number][];
  /** Technologies often named in job postings. */
  technologies: string[];
  /** Codes of the nearest occupations, nearest first. */
  related: string[];
  outlook: Outlook | null;
  /** Its page in the Occupational Outlook Handbook. */
  handbook: string | null;
}

/** One of O*NET's 41 basic interests. */
export interface BasicInterest {
  id: string;
  name: string;
  /** Indexes in INTEREST_AREAS. */
  areas: number[];
  activities: string[];
  /** Codes of occupations that illustrate it. */
  occupations: string[];
}

export interface JobZone {
  zone: number;
  name: string;
  experience: string;
  education: string;
  training: string;
}

export interface OccupationData {
  occupations: Occupation[];
  basicInterests: BasicInterest[];
  /** Four activities of each interest area, in the order of INTEREST_AREAS. */
  generalActivities: string[][];
  zones: JobZone[];
}
