import type { RoleGuide } from "~/data/careers/types";

export const healthcareGuides: Record<string, RoleGuide> = {
  "primary-care-physician": {
    overview:
      "You are the doctor people see first and for longest: prevention, diagnosis, chronic illness, and knowing when to send someone on. The years of training are many. It suits people who like whole lives better than single organs.",
    dayToDay: [
      "See patients of every kind, about twenty minutes each",
      "Decide what to test, treat, watch or refer",
      "Follow chronic conditions over years",
      "Write records and talk with families, nurses and specialists",
    ],
    wayIn:
      "In the United States: four years of medical school after college, then a residency of three years or more, and a state license. Other countries order the steps differently. Volunteering or scribing shows an admissions committee that you know what the days are like.",
    thisWeek:
      "Ask a clinic or physician you know whether you may shadow for one morning, and note what surprised you.",
  },
  "nurse-practitioner": {
    overview:
      "You examine, diagnose and prescribe, alone or beside physicians depending on your state, with a nurse’s habit of asking how someone lives. It suits experienced nurses who want to decide as well as act.",
    dayToDay: [
      "Take histories and examine patients",
      "Order and read tests, prescribe and adjust treatment",
      "Teach people to manage their own condition",
      "Coordinate with physicians, pharmacists and social workers",
    ],
    wayIn:
      "A registered nurse license and a bachelor’s, then a master’s or doctorate in one patient population, supervised clinical hours and national certification. Many work as nurses while they study. States differ in how independently you may practice.",
    thisWeek:
      "Look up your state’s scope of practice for nurse practitioners and the nearest program’s clinical placement policy; ask a current student how placements really work.",
  },
  "registered-nurse": {
    overview:
      "You watch over patients hour by hour, carry out and question treatment, and speak up when something changes. The work is skilled, physical and social at once. It suits people who stay kind when it gets busy.",
    dayToDay: [
      "Assess patients and notice what has changed since last time",
      "Give medication and treatment safely",
      "Plan and hand over care between shifts",
      "Explain, comfort, and call for help early",
    ],
    wayIn:
      "The Bureau of Labor Statistics lists a bachelor’s degree, about four years, as the usual education. An associate degree of about two also leads to the NCLEX-RN and a state license, and hospitals often prefer or pay for the bachelor’s. Working as a nursing assistant first is paid, short to train for and tells you whether you like it.",
    thisWeek:
      "Find the nursing assistant course nearest to you, its length and its cost, and speak to one nurse about the unit they would start on again.",
  },
  "physical-therapist": {
    overview:
      "You help people move with less pain and more confidence after injury, surgery or illness. Progress is slow, visible and shared. It suits coaches with patience and a liking for anatomy.",
    dayToDay: [
      "Test strength, range and gait",
      "Plan exercises a person will really do at home",
      "Treat with movement, touch and equipment",
      "Measure progress and change the plan",
    ],
    wayIn:
      "In the United States a Doctor of Physical Therapy, usually three years after college, then a national examination and a license. Programs ask for observation hours. Physical therapist assistants train in two years and work under a therapist’s direction.",
    thisWeek:
      "Arrange two hours of observation in an outpatient clinic and write down what the therapist measured before and after.",
  },
  "healthcare-administrator": {
    overview:
      "You make sure that rooms, staff, money and rules come together so that care can happen. The problems are human and come with a budget. It suits people who can talk to a surgeon and a cleaner in the same hour.",
    dayToDay: [
      "Set schedules, budgets and priorities",
      "Look at waiting times, safety and patient complaints, and act on them",
      "Hire, train and keep staff",
      "Prepare for inspections and changes in the rules",
    ],
    wayIn:
      "A bachelor’s in health administration or business opens coordinator jobs; a master’s is common higher up. Clinicians move in by leading a unit. Experience inside any care setting, even at the front desk, is worth more than theory.",
    thisWeek:
      "Pick one number a clinic publishes, such as waiting time, and ask someone who works there what would have to change to halve it.",
  },
  "health-information-specialist": {
    overview:
      "You keep medical records complete, coded and private, so that care is safe and bills are right. It is quiet, exact work and much of it can be done from home. It suits readers of small print.",
    dayToDay: [
      "Read notes and assign diagnosis and procedure codes",
      "Query clinicians when the record is unclear",
      "Check that access to records follows the rules",
      "Report data for quality and research",
    ],
    wayIn:
      "A certificate of some months up to an associate degree, then a coding credential. Medical terminology is the part to start with. Entry jobs in registration or billing let you learn while paid.",
    thisWeek:
      "Work through a free chapter on medical terminology and code five sample notes; check yourself against the key.",
  },
};
