import type { StoryKindId } from "./story-kinds";

/**
 * A kind is suggested for a story only if the story has one of these words, with any ending where a hyphen stands. A
 * question that a person noted has the first kind that one of its words suggests.
 */
// biome-ignore format: a kind a paragraph
export const STORY_KIND_WORDS: Readonly<Record<StoryKindId, readonly string[]>> = {
  "conflict-manager": [
    "my manager", "my boss", "my supervisor", "my team lead", "my team leader", "my director",
    "my line manager", "my foreman", "my principal", "our manager", "our boss", "our supervisor",
    "our team lead", "our team leader", "our director", "with the head nurse", "with the ward sister",
    "with the head chef", "with the foreman", "with your manager", "with your boss", "with your supervisor",
    "with your line manager", "with a manager", "with a supervisor", "with a boss", "with management",
    "someone senior", "somebody senior", "someone more senior", "a superior", "spoke up", "speak up",
    "to your boss", "to your manager", "if your manager", "if your boss",
  ],
  "conflict-colleague": [
    "disagree-", "argue-", "arguing", "argument", "conflict-", "my colleague", "a colleague",
    "another colleague", "coworker-", "co-worker-", "my teammate", "a teammate", "a team member",
    "difficult team member", "fell out with", "get along with", "got along with", "get on with",
    "difficult to work with", "hard to work with",
  ],
  "bad-news": [
    "bad news", "difficult news", "had to tell", "have to tell", "diagnosis", "told the family",
    "told the families", "told the parents", "told the patient", "told the client", "told the customer",
    "passed away", "patient died", "redundan-", "laid off", "want to hear", "product recall", "recalled the",
  ],
  pressure: [
    "deadline-", "under pressure", "time pressure", "pressure from", "the pressure was", "the pressure of",
    "stressful", "urgent-", "emergency", "emergencies", "last minute", "last-minute", "overnight",
    "short-staffed", "short staffed", "understaffed", "called in sick", "call in sick", "called off sick",
    "rang in sick", "off sick", "outage", "before opening", "on time", "rush-", "minutes left", "busy shift",
    "busy day", "busy night", "busiest", "prioriti-", "to do first", "multitask-", "all at once",
    "too much to do", "workload",
  ],
  "difficult-customer": [
    "angry", "upset", "furious", "complain-", "complaint-", "shouted at", "shouting", "yell-", "rude",
    "aggressive", "abusive", "swore at", "difficult customer-", "difficult client-", "difficult patient-",
    "difficult guest-", "difficult parent-", "difficult passenger-", "unhappy customer-", "unhappy client-",
    "unhappy patient-", "unhappy guest-", "unhappy parent-", "wanted a refund", "demanded a refund",
  ],
  mistake: [
    "mistake-", "my fault", "my own fault", "error-", "went wrong", "gone wrong", "go wrong", "the wrong",
    "a wrong", "i was wrong", "forgot", "forgotten", "overlook-", "i failed", "we failed", "you failed",
    "failed to", "that failed", "failure", "near miss", "near-miss", "should have checked",
    "should have asked", "misread", "mixed up", "messed up", "not go to plan", "go to plan", "go as planned",
    "not go well", "own up", "owned up", "did not work out", "didn’t work out", "get something wrong",
    "got something wrong", "got it wrong", "get it wrong",
  ],
  "little-information": [
    "had to decide", "have to decide", "decision-", "guess-", "didn’t know", "did not know", "nobody knew",
    "no one knew", "without knowing", "no data", "no information", "little information",
    "incomplete information", "unclear", "uncertain-", "ambigu-", "died", "broke down", "on your feet",
    "on my feet",
  ],
  teaching: [
    "taught", "teach-", "trained a", "trained an", "trained the", "trained my", "trained our", "trained him",
    "trained her", "trained them", "trained new", "trained two", "trained three", "trained some-", "train a",
    "train new", "train some-", "trains the", "training a", "training new", "coached", "coaching", "mentor-",
    "onboard-", "showed him how", "showed her how", "showed them how", "side by side", "explained to",
    "explained how", "explained something", "explain something", "explain a", "apprentice-", "a trainee",
    "new starter-", "new hire-", "stood beside", "junior colleague-", "took her through", "took him through",
    "took them through",
  ],
  leading: [
    "i led", "we led", "you led", "led a", "led an", "led the", "led our", "led my", "led people",
    "led others", "lead a", "lead the", "lead people", "lead others", "leading a", "leading the",
    "leadership", "in charge", "took charge", "my team of", "my crew", "my staff", "a team of", "a crew of",
    "delegat-", "supervised", "supervising", "shift lead", "as team lead", "as team leader", "managed a team",
    "managed the team", "managed a shift", "managed the shift", "manage a team", "motivat-", "took over the",
    "organized", "took the lead", "take the lead", "managed people", "manage people",
  ],
  change: [
    "changed how", "changed the way", "change you", "made a change", "changes you", "change things",
    "new way", "new system", "better way", "old way", "improve-", "improving", "introduced a",
    "introduced an", "introduced the", "introduced new", "introduced our", "changed the process",
    "new process", "checklist-", "automate-", "automating", "automation", "redesign-", "rewrote",
    "reorganiz-", "reorganis-", "make better", "made better",
  ],
  "saying-no": [
    "said no", "say no", "saying no", "turned down", "turn down", "i refused", "you refused", "refused a",
    "refuse a", "refused to sign", "refuse to do", "refused to do", "i declined", "had to decline",
    "declined the", "push back", "pushed back", "would not do it", "wouldn’t do it", "told him no",
    "told her no", "told them no",
  ],
  "proud-result": [
    "proud", "award-", "saved", "grew from", "grew by", "grew to", "doubled", "halved", "by half",
    "increased", "reduced", "fell from", "rose from", "won the", "won a", "won an", "won us", "won back",
    "achiev-", "accomplish-", "above and beyond", "extra mile", "record sales", "success",
  ],
};
