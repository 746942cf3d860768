import type { RoleGuide } from "~/data/careers/types";

export const educationGuides: Record<string, RoleGuide> = {
  "elementary-school-teacher": {
    overview:
      "You teach a room of children nearly everything: reading, numbers, science, taking turns. You will see them change within a year. It suits patient people with a sense of humor and a strong voice.",
    dayToDay: [
      "Teach short lessons in several subjects",
      "Watch who has understood and regroup for those who have not",
      "Keep the room calm and fair",
      "Talk with families",
    ],
    wayIn:
      "A bachelor’s degree, a preparation program with student teaching, state tests and a license. If you already have a degree, alternative routes put you in a classroom while you study. Substitute teaching is the quickest honest trial.",
    thisWeek:
      "Look up your district’s requirements for substitutes and your state’s alternative license. Many need only a degree or some college, and a background check.",
  },
  "high-school-teacher": {
    overview:
      "You teach one or two subjects to people who are becoming adults, and you may be the one who makes the subject matter. It suits those who know their field and like teenagers as they are.",
    dayToDay: [
      "Teach the same lesson to three very different classes",
      "Grade work so that the next draft is better",
      "Set up discussion, labs, projects",
      "Notice who is in trouble and tell the right person",
    ],
    wayIn:
      "A degree in the subject, a teaching program and a state license. Mathematics, science, special education and languages are short of people in most places. Alternative routes are common for career changers.",
    thisWeek:
      "Tutor one student for an hour, in person or online, and write down the moment when they understood and what you did just before.",
  },
  "special-education-teacher": {
    overview:
      "You adapt teaching to students with disabilities, plan with their families, and stand up for what they are owed. Small steps count. It suits the inventive and the stubborn.",
    dayToDay: [
      "Write and follow individualized education programs",
      "Teach one to one, in small groups and beside another teacher",
      "Measure progress on specific goals",
      "Work with therapists, aides and parents",
    ],
    wayIn:
      "A bachelor’s and a special education license; shortage means many states license people while they train. Working as an aide or paraprofessional is a paid way to find out.",
    thisWeek:
      "Visit or volunteer with an inclusive after-school or sports program, and ask a special education teacher which part of the job nobody tells you about.",
  },
  "instructional-designer": {
    overview:
      "You design learning for people you will never meet: courses, practice, job aids. The question is always what they should be able to do afterward. It suits teachers at heart who like making things.",
    dayToDay: [
      "Find out what people must do and why they cannot yet",
      "Draft objectives, practice and feedback before content",
      "Write, storyboard and build modules",
      "Test with learners and cut what did not help",
    ],
    wayIn:
      "Teachers and trainers change over with a portfolio of two or three pieces; certificates and master’s degrees exist and are not always needed. Universities, hospitals, companies and government all hire.",
    thisWeek:
      "Take one thing people around you get wrong and make a ten-minute lesson for it: one objective, three practice tasks, feedback on each. Try it on two people.",
  },
  "school-administrator": {
    overview:
      "You lead a school: its teachers, its safety, its money and its standing with families. Days are interrupted by design. It suits teachers who want every classroom to be good, not only their own.",
    dayToDay: [
      "Visit classrooms and talk about teaching",
      "Deal with students, parents and the unexpected",
      "Hire, schedule and budget",
      "Explain the school to the district and the town",
    ],
    wayIn:
      "Several years of teaching, a master’s in educational leadership, and a state administrator license, often with an examination. Lead a department or program first.",
    thisWeek:
      "Ask your principal, or one you can reach, for a twenty-minute conversation about the last decision they found hard.",
  },
  "educational-consultant": {
    overview:
      "You help schools, districts or companies improve how they teach, from curriculum to data to training. You live on your record and your references. It suits experienced educators who like variety.",
    dayToDay: [
      "Observe, interview and read the data",
      "Recommend a few changes with evidence",
      "Train and coach the people who will carry them out",
      "Go back and measure what held",
    ],
    wayIn:
      "Almost always after years of teaching or leading, with one thing you are known for: literacy, inclusion, technology, assessment. Publishers, nonprofits and regional service agencies employ consultants.",
    thisWeek:
      "Write up one improvement you made in teaching as a one-page case: before, what you did, what changed, what you would do differently. It is your first marketing.",
  },
};
