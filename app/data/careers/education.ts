import type { TabbedField } from "./types";

export const education: TabbedField = {
  slug: "education",
  title: "Education",
  subtitle: "Explore opportunities in teaching, administration, and educational consulting",
  roles: [
    {
      slug: "elementary-school-teacher",
      title: "Elementary School Teacher",
      icon: "Apple",
      description: "Teach children to read, do math and get along with each other.",
      skills: ["lesson-planning", "classroom-management", "differentiated-instruction"],
      avgSalary: 62_000,
      growth: 4,
      onetCode: "25-2021.00",
    },
    {
      slug: "high-school-teacher",
      title: "High School Teacher",
      icon: "BookOpen",
      description: "Open a subject to teenagers, and the next step beyond it.",
      skills: ["lesson-planning", "student-assessment", "classroom-management", "presentation"],
      avgSalary: 65_000,
      growth: 5,
      onetCode: "25-2031.00",
    },
    {
      slug: "special-education-teacher",
      title: "Special Education Teacher",
      icon: "HandHelping",
      description: "Fit teaching to each student’s needs, with their family.",
      skills: ["special-education", "differentiated-instruction", "student-assessment", "empathy"],
      avgSalary: 66_000,
      growth: 6,
      onetCode: "25-2058.00",
    },
    {
      slug: "instructional-designer",
      title: "Instructional Designer",
      icon: "MonitorPlay",
      description: "Build courses that people finish and remember.",
      skills: ["instructional-design", "curriculum-design", "instructional-technology", "writing"],
      avgSalary: 78_000,
      growth: 9,
      onetCode: "25-9031.00",
    },
    {
      slug: "school-administrator",
      title: "School Administrator",
      icon: "School",
      description: "Lead teachers, budget and building so learning comes first.",
      skills: ["school-leadership", "team-management", "budgeting", "education-policy"],
      avgSalary: 90_000,
      growth: 4,
      onetCode: "11-9032.00",
    },
    {
      slug: "educational-consultant",
      title: "Educational Consultant",
      icon: "Lightbulb",
      description: "Help schools see what works and put it into practice.",
      skills: ["education-policy", "curriculum-design", "data-analysis", "change-management"],
      avgSalary: 74_000,
      growth: 7,
      onetCode: "25-9031.00",
    },
  ],
  paths: [
    {
      title: "Teaching Path",
      steps: [
        {
          name: "Prepare to teach",
          description:
            "A bachelor’s degree with a teacher preparation program, or an alternative route if you already have a degree.",
        },
        {
          name: "Student-teach and license",
          description:
            "A term in someone else’s classroom, your state’s tests, and your first license.",
        },
        {
          name: "Survive and steady the first years",
          description:
            "Routines, a mentor, a bank of lessons that work, and honest feedback on the ones that do not.",
        },
        {
          name: "Become the one others watch",
          description:
            "Lead a department, coach new teachers, or earn National Board Certification.",
        },
      ],
    },
    {
      title: "Leadership & Administration Path",
      steps: [
        {
          name: "Lead from the classroom",
          description:
            "Chair a grade or department; run one school-wide improvement with numbers to show for it.",
        },
        {
          name: "Train as a principal",
          description:
            "A master’s in educational leadership with an internship, and the state’s administrator license.",
        },
        {
          name: "Serve as assistant principal",
          description:
            "Discipline, scheduling, teacher observation, families: everything in a school day.",
        },
        {
          name: "Lead a school or district",
          description:
            "Set direction, hire well, balance the budget and answer to a board and a community.",
        },
      ],
    },
  ],
  certifications: [
    {
      name: "Praxis Subject Assessments",
      provider: "ETS",
      level: "Entry",
      link: "https://praxis.ets.org/",
      shows:
        "A licensing test, not a certification: you know the subject you want to teach. Many states require it for a license.",
      requires: "Registration; the test and passing score your state names.",
    },
    {
      name: "National Board Certification",
      provider: "National Board for Professional Teaching Standards",
      level: "Advanced",
      link: "https://www.nbpts.org/",
      shows: "Your teaching, not only your knowledge, meets the profession’s highest standard.",
      requires: "A license, years of teaching, a content test and portfolios of classroom work.",
    },
    {
      name: "School Leaders Licensure Assessment",
      provider: "ETS",
      level: "Management",
      link: "https://www.ets.org/",
      shows:
        "A licensing test, not a certification: you can lead instruction, staff, operations and community as a principal.",
      requires: "Usually a leadership program; states that use the test set the rest.",
    },
    {
      name: "Google Certified Educator Level 1",
      provider: "Google for Education",
      level: "Entry",
      link: "https://edu.google.com/",
      shows: "You can run a class with Google’s classroom tools.",
      requires: "One online examination; free training is offered.",
    },
    {
      name: "CELTA",
      provider: "Cambridge English",
      level: "Entry",
      link: "https://www.cambridgeenglish.org/teaching-english/teaching-qualifications/celta/",
      shows: "You can teach English to adults, and have been watched doing so.",
      requires:
        "Good English, a selection interview, a course with observed teaching and written work.",
    },
    {
      name: "Certified Professional in Talent Development",
      provider: "Association for Talent Development",
      level: "Professional",
      link: "https://www.td.org/",
      shows: "You can design, deliver and measure learning at work.",
      requires: "Several years in talent development, recent learning hours and an examination.",
    },
  ],
};
