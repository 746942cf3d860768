import type { SkillAliases } from "~/data/skill-aliases";

export const PEOPLE_ALIASES: SkillAliases = {
  communication: "communication, communicator, verbal and written",
  teamwork: "teamwork, team player, collaboration, collaborative, cross-functional",
  presentation: "presentation skills, presentations, public speaking",
  writing: "writing skills, technical writing, documentation, written communication",
  negotiation: "negotiating, negotiate",
  persuasion: "influencing, influence without authority",
  feedback: "giving feedback, constructive feedback",
  "conflict-resolution": "resolve conflicts, conflict management",
  leadership: "leadership, team lead, lead a team, led a team",
  "team-management":
    "people management, line management, direct reports, managed a team, manage a team",
  mentoring: "mentor, mentored, coaching",
  "decision-making": "decision making",
  "problem-solving":
    "problem solver, solve problems, problem-solving, troubleshooting, troubleshoot",
  creativity: "creative thinking",
  ownership: "self-starter, initiative, accountability",
  adaptability: "adaptable, flexibility, fast-paced",
  resilience: "under pressure",
  "time-management": "meet deadlines, tight deadlines, deadlines, multitasking",
  "learning-agility": "fast learner, quick learner, willingness to learn, eager to learn",
};
