import type { Question } from "~/data/questions/types";

export const teachersForTenMillion: Question = {
  id: "teachers-for-ten-million",
  kind: "case",
  name: "Teachers for ten million",
  prompt: "How many school teachers does a country of ten million people need?",
  why: "A capacity question from public life. It shows whether you see the two workloads, what children need and what one teacher can give, and divide one by the other.",
  keyPoints: [
    {
      id: "define-school",
      label: "Define school years and teachers",
      ask: "Which sentence says which schools and teachers you count?",
      stem: "By school and by teacher, I mean …",
      stemAfter: "opening",
      claim: "Defines which years count, for example grades 1 to 12, and whether full-time posts or people are asked for; kindergarten and university are out.",
      aliases: ["grades 1 to 12", "grade 1 to 12", "twelve grades", "twelve school years", "thirteen school years", "ages 6 to 18", "age six to eighteen", "without kindergarten", "no kindergarten", "not university", "full-time posts", "full-time equivalents", "posts or people", "heads or posts", "I count grades", "from six to eighteen", "first to twelfth", "not counting kindergarten", "without universities", "heads or full-time"],
      add: "“Twelve grades; first in full-time posts, then in people.”",
      followUp: "Which school years do you include? Posts or people?",
      weight: 0.9,
      checks: [
        {
          id: "define-two-results",
          prompt: "One estimate for a country counts only grades 1 to 12 and finds 100,000 teachers. Another counts kindergartens as well and finds 130,000. Must one of them contain an error?",
          key: 1,
          why: "They answer different questions, so both can be right. What counts as school and as a teacher has to be said before the first number.",
        },
      ],
    },
    {
      id: "children-per-year",
      label: "Get from population to pupils",
      ask: "Which sentence says how many pupils there are?",
      stem: "In such a country, the number of pupils is …",
      stemAfter: "define-school",
      claim: "Ten million people with a life span of about 80 years have roughly 110,000 to 125,000 children per year of age, so about 1.3 to 1.5 million pupils in twelve years.",
      aliases: ["per year of age", "per age year", "per birth year", "110,000 children", "125,000 children", "120,000 children", "divided by 80", "life expectancy", "born each year", "1.3 million pupils", "1.32 million", "1.4 million pupils", "1.5 million pupils", "million students", "people live to about 80", "about 1.2 percent", "each year has about", "125,000 per year", "120,000 children a year"],
      wrong: ["Ten million people have about 10 million pupils."],
      anchors: [
        {
          // Ten million people who live 70 to 85 years; fewer where fewer are born.
          what: "the children per year of age",
          phrases: ["# children/kids per year of age", "# children/kids per age year", "# children/kids per birth year", "# children/kids in each year", "# children/kids are born each/every/a year", "# births a/per year"],
          range: [60_000, 180_000],
          right: "90,000 to 140,000 are plausible",
        },
        {
          // A tenth to a fifth of a country’s people is in school.
          what: "the pupils",
          phrases: ["that is/makes/gives # pupils/students", "makes/gives/so/means # pupils/students", "there are # pupils/students", "country has # pupils/students"],
          range: [800_000, 2_600_000],
          right: "1 to 2 million are plausible",
        },
      ],
      add: "“Ten million over 80 years is 125,000 per year; fewer births, so 110,000. Times 12: 1.32 million.”",
      followUp: "How many pupils are there, and how do you derive it?",
      weight: 1.2,
      checks: [
        {
          id: "children-number",
          prompt: "A country has ten million people, and they live about 80 years. About how many children are there per year of age, if all ages are equally frequent?",
          options: ["1,250", "12,500", "125,000"],
          key: 2,
          why: "Ten million people spread over 80 years of age make 125,000 per year.",
        },
        {
          id: "children-fewer-births",
          prompt: "In a country, fewer and fewer children have been born for decades. Population divided by life span gives a number of children per year of age. In which direction is it wrong?",
          options: ["It is too low", "It is too high", "It is still right"],
          key: 1,
          why: "The division takes all ages as equally frequent, but the young are fewer than the old. So one uses a lower number.",
        },
      ],
    },
    {
      id: "class-size",
      label: "Assume a class size",
      ask: "Which sentence says how many pupils are in one class?",
      stem: "For the size of a class, I assume …",
      stemAfter: "children-per-year",
      claim: "Assumes an average class of about 20 to 25 pupils, which gives about 60,000 classes.",
      aliases: ["class size", "pupils per class", "students per class", "22 pupils", "25 pupils", "20 pupils", "22 in a class", "60,000 classes", "number of classes", "children in a class", "25 kids in a class", "25 in a class", "25 per class", "20 per class", "about 22 kids"],
      anchors: [
        {
          // OECD averages: 21 to 23; up to 40 in some countries.
          what: "the size of a class",
          phrases: ["class has # pupils/students/children/kids", "class of # pupils/students/children/kids", "# pupils/students/children/kids per class", "# pupils/students/children/kids in a class", "class size is/of #"],
          range: [12, 45],
          right: "15 to 35 pupils are plausible",
        },
      ],
      add: "“22 pupils a class makes 60,000 classes.”",
      followUp: "How many classes is that?",
      checks: [
        {
          id: "class-number",
          prompt: "A country has 960,000 pupils, and a class has 24 on average. How many classes is this?",
          options: ["40,000", "400,000", "23 million"],
          key: 0,
          why: "960,000 divided by 24 is 40,000.",
        },
        {
          id: "class-larger",
          prompt: "Classes grow from 20 to 25 pupils each. The number of pupils stays the same. By how much does the number of classes fall?",
          options: ["By 5%", "By 20%", "By 25%"],
          key: 1,
          why: "100 pupils make five classes of 20 or four of 25: one in five is gone. A quarter more per class is a fifth fewer classes.",
        },
      ],
    },
    {
      id: "lessons-needed-given",
      label: "Compare lessons needed with lessons given",
      ask: "Which sentence says how many teachers a class or its pupils need?",
      stem: "How many teachers a class needs follows from …",
      stemAfter: "class-size",
      claim: "A class needs about 28 lessons a week while a teacher gives about 22, so each class needs more than one teacher.",
      aliases: ["lessons a week", "lessons per week", "28 lessons", "30 lessons", "teacher gives 22", "teaches 22", "22 lessons", "teaching load", "teaching hours", "1.27 teachers per class", "more than one teacher", "preparation and grading", "lessons needed", "a teacher gives 24", "teaches 24 hours", "a class has 30 hours", "class has 30 lessons", "so each class needs 1.3"],
      wrong: ["Each class needs exactly one teacher."],
      anchors: [
        {
          // OECD: 600 to 1,000 hours a year.
          what: "the lessons a teacher gives in a week",
          phrases: ["teacher gives/teaches # lessons/hours a/per week", "teaches/gives # lessons/hours a/per week"],
          range: [10, 35],
          right: "15 to 28 are usual",
          role: "part",
        },
        {
          // OECD: 800 to 1,000 hours a year.
          what: "the lessons of a class in a week",
          phrases: ["class has/needs # lessons/hours a/per week"],
          range: [18, 42],
          right: "20 to 35 are usual",
          role: "part",
        },
      ],
      add: "“A class gets 28 lessons, a teacher gives 22: 1.27 posts per class.”",
      followUp: "Why is it not one teacher per class?",
      weight: 1.3,
      checks: [
        {
          id: "lessons-ratio",
          prompt: "A class has 30 lessons a week, and a full-time teacher gives 20. How many full-time teachers does each class need?",
          options: ["0.67", "1", "1.5"],
          key: 2,
          why: "30 lessons divided by 20 is 1.5. The need is divided by what one teacher gives, and not the other way round.",
        },
        {
          id: "lessons-fewer-given",
          prompt: "Every full-time teacher gives one lesson a week less than before. Classes get as many lessons as before. What happens to the number of teachers needed?",
          options: ["It falls", "It rises", "It stays the same"],
          key: 1,
          why: "The lessons needed are divided by what each teacher gives. If each gives less, more teachers are needed.",
        },
      ],
    },
    {
      id: "add-the-rest",
      label: "Add what classes do not show",
      ask: "Which sentence says what else needs teachers besides normal classes?",
      stem: "Besides normal classes, teachers are needed for …",
      stemAfter: "lessons-needed-given",
      claim: "Adds a share for split groups, special needs, sickness, school leadership and small rural schools, about a fifth to a third.",
      aliases: ["special needs", "special education", "split groups", "split classes", "sick leave", "sick teachers", "substitutes", "principals", "school leadership", "language support", "small rural schools", "rural schools", "25 percent on top", "a quarter on top", "add 25 percent", "someone is ill", "small schools in villages", "add 20 percent", "add a fifth", "headmasters"],
      add: "“A quarter on top for special needs, split groups, sickness and principals.”",
      followUp: "Who teaches, but does not appear in your number of classes?",
      weight: 1.1,
      checks: [
        {
          id: "rest-direction",
          prompt: "The number of teachers is calculated only from classes, their lessons and the lessons per teacher. In which direction is the result wrong?",
          options: ["It is too high", "It is too low", "It is exact"],
          key: 1,
          why: "Sick leave, split groups, special needs and school leadership also need teachers. They do not show in classes and lessons.",
        },
      ],
    },
    {
      id: "teachers-result",
      label: "Give posts and people",
      ask: "Which sentence says what you multiplied or divided, and the result?",
      stem: "That brings us to a total of …",
      stemAfter: "add-the-rest",
      claim: "That gives about 95,000 full-time posts and, as many work part time, about 110,000 people.",
      aliases: ["95,000 posts", "95,000 full-time", "76,000", "100,000 posts", "90,000 posts", "110,000 people", "112,000 people", "115,000 people", "120,000 teachers", "100,000 teachers", "part time", "part-time", "divided by 0.85", "around 90,000", "about 100,000", "roughly 100,000", "ca. 100,000", "many work part time"],
      anchors: [
        {
          // One for 10 to 20 pupils, and more people than posts.
          what: "the teachers",
          phrases: ["so/makes/gives/need/needs # teachers", "# teachers in all/total", "so/makes/gives # posts", "# full-time posts"],
          range: [50_000, 220_000],
          right: "70,000 to 180,000 are plausible",
          role: "result",
        },
      ],
      add: "“76,000 from lessons, 95,000 with the extra quarter, 112,000 people at 85% part-time.”",
      followUp: "So how many posts, and how many people?",
      weight: 1.2,
      checks: [
        {
          id: "result-people",
          prompt: "Schools need 90,000 full-time posts. Teachers work 90% of full time on average. How many people is this?",
          options: ["81,000", "90,000", "100,000"],
          key: 2,
          why: "Each person fills 0.9 of a post, so 90,000 is divided by 0.9. With part-time work there are more people than posts.",
        },
      ],
    },
    {
      id: "ratio-check",
      label: "Check with pupils per teacher; yearly need",
      ask: "Which sentence says how you check the result?",
      stem: "I can check this result with …",
      stemAfter: "end",
      claim: "Checks with 13 to 15 pupils per post, close to international averages, and derives the yearly need to replace those who leave.",
      aliases: ["pupils per post", "pupils per teacher", "students per teacher", "14 pupils per", "oecd", "international average", "one percent of the population", "1 percent of the population", "percent of the workforce", "retire each year", "replace each year", "new teachers a year", "replacement need", "moves it most", "one teacher for every", "15 children per teacher", "one percent of the people", "compare with my country", "sounds about right"],
      add: "“1.32 million over 95,000 is 14 per post, near the OECD average.”",
      followUp: "Is that plausible? And how many new ones are needed each year?",
      checks: [
        {
          id: "ratio-class",
          prompt: "A country has 14 pupils per full-time teacher, and its classes have 22 pupils. Can both figures be right?",
          key: 0,
          why: "A class has more lessons than one teacher gives, and some teachers work with small groups. So there are more teachers than classes.",
        },
        {
          id: "ratio-yearly",
          prompt: "A country has 60,000 teachers who stay in the job for 30 years on average. About how many must be replaced each year?",
          options: ["20", "200", "2,000"],
          key: 2,
          why: "60,000 divided by 30 is 2,000. How many are needed each year often matters more than how many there are.",
        },
      ],
    },
  ],
  samples: {
    junior:
      "I take twelve grades, ages 6 to 18, no kindergarten and not university, and I count full-time posts first. Ten million people divided by a life expectancy of 80 gives 125,000 per year of age. Fewer children are born now, so I take 110,000 children, and twelve years make 1.32 million pupils. With a class size of 22 pupils that is 60,000 classes. It would be wrong to say one teacher each. A class needs about 28 lessons a week, and a teacher gives 22 because of preparation and grading. So 28 over 22 is 1.27, and times 60,000 is about 76,000 posts. Then I add what classes do not show: special needs, split groups in language and science, sick leave, principals, and small rural schools where classes are not full. I would put 25 percent on top and get 95,000 posts. Many work part time, at 85 percent on average, so divided by 0.85 it is about 112,000 people. Is it plausible? 1.32 million pupils over 95,000 posts are 14 pupils per teacher, and I remember OECD averages of about that. It also means one percent of the population teaches, which feels right: in my street of 200 people there are two. If a career lasts 30 years, roughly 3,700 leave each year, and with those who quit early maybe 5,000 have to be replaced. Class size moves it most. At 25 pupils I need about 84,000 posts, at 20 about 105,000.",
    senior:
      "The structure is demand for lessons divided by supply per teacher, then corrections. Scope: primary and secondary school, twelve school years, in full-time equivalents and then people. Pupils: a stable population with a life span near 82 would have 122,000 per birth year; with low birth rates I use 110,000, times twelve, 1.32 million. Lessons needed: 22 in a class means 60,000 classes, and each gets 28 lessons a week on average, so 1.68 million lessons. A full teaching load is around 22, and that gives 76,000 posts. Classes in the timetable are not the whole truth. Split groups for science and languages add perhaps 8 percent, special needs and language support 8, sick leave and substitutes 5, and school leadership and small rural schools 4. So a quarter on top, 95,000 posts. With an average contract of 85 percent it takes 112,000 people. Sanity: 13.9 pupils per post, and OECD countries lie around 13 to 15; and about 2 percent of a workforce of five million, also familiar. Sensitivity: one pupil more per class saves 4 percent, or 4,000 posts; one lesson more per teacher saves about the same. For a minister the stock matters less than the flow. A career of 28 years, a third of beginners gone in five, so around 6 percent a year, close to 6,000 new teachers a year, from 110,000 graduates in each birth year. That is one in eighteen, and that figure, more than the 95,000, tells you whether there will be a shortage.",
  },
  hint: "Count lessons: how many do children need in a week, and how many can one teacher give?",
  tips: [
    "Start from one birth year.",
    "A class is not a teacher: say why.",
    "Check with pupils per teacher.",
  ],
  skills: ["estimation", "workforce-planning", "structured-thinking"],
  minutes: 4,
  words: [160, 280],
};
