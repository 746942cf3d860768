import type { Interviewer, LiveSettings, Manner } from "~/practice/store/live-settings";

/** What a follow-up asks of a stretch of the answer. */
export type Probe = "decided" | "know" | "again" | "cost";

/** What an interviewer says apart from the questions. */
interface Wording {
  greeting: string;
  /** After an answer; taken in turn. */
  transitions: readonly [string, string, string];
  /** Said before a follow-up about a key point. */
  beforeFollowUp: string;
  /** `“…”` stands for the quoted words. */
  probes: Record<Probe, string>;
  /** Before a question that was not answered is asked once more. */
  repeat: string;
  interruption: string;
  closing: string;
}

interface InterviewerProfile {
  name: string;
  role: string;
  wording: Record<Manner, Wording>;
}

export const INTERVIEWER_PROFILES: Record<Interviewer, InterviewerProfile> = {
  screening: {
    name: "Nora Lindqvist",
    role: "Screening",
    wording: {
      friendly: {
        greeting: "Good to meet you. I have a few questions, and there’s no rush.",
        transitions: ["Thank you, that helps.", "Thanks. Let’s move on.", "Good, I’ve noted that."],
        beforeFollowUp: "May I ask one thing about that?",
        probes: {
          decided: "You said “…”. Who decided that?",
          know: "You said “…”. How do you know?",
          again: "You said “…”. What would you do next time?",
          cost: "You said “…”. What did that cost you?",
        },
        repeat: "Let me come back to my question.",
        interruption:
          "I’d love to hear more, but let’s leave time for the rest. One last sentence?",
        closing: "That was my last question. Thank you for your time.",
      },
      brisk: {
        greeting: "Hello. Let’s start.",
        transitions: ["Noted.", "Next question.", "Thank you. Next."],
        beforeFollowUp: "One thing.",
        probes: {
          decided: "“…”: who decided?",
          know: "“…”: how do you know?",
          again: "“…”: what next time?",
          cost: "“…”: what did it cost?",
        },
        repeat: "Once more, please.",
        interruption: "Sorry to cut in. One last sentence, please.",
        closing: "That’s all from me. Thank you.",
      },
    },
  },
  peer: {
    name: "Ines Carvalho",
    role: "Future colleague",
    wording: {
      friendly: {
        greeting: "Hi! We’d be working together, so just talk to me as you would at work.",
        transitions: ["I know that feeling.", "Right, thanks.", "Okay, that makes sense to me."],
        beforeFollowUp: "Now I’m curious.",
        probes: {
          decided: "“…”: I’m curious, whose call was that?",
          know: "You said “…”. How could you tell?",
          again: "You said “…”. Would you do the same again?",
          cost: "You said “…”. Was that hard for you?",
        },
        repeat: "I think I asked that badly. Let me try again.",
        interruption: "I could listen for an hour, but they gave us a slot. How did it end?",
        closing: "That’s it from me. I enjoyed this.",
      },
      brisk: {
        greeting: "Hi. I’ll ask, you tell me how you work.",
        transitions: ["Okay.", "Got it. Next.", "Right."],
        beforeFollowUp: "Wait.",
        probes: {
          decided: "“…”: whose call?",
          know: "“…”: how could you tell?",
          again: "“…”: same again next time?",
          cost: "“…”: was that hard?",
        },
        repeat: "Let me ask that again.",
        interruption: "Let me stop you. How did it end?",
        closing: "Okay, that’s everything.",
      },
    },
  },
  manager: {
    name: "Ruth Adeyemi",
    role: "Hiring manager",
    wording: {
      friendly: {
        greeting: "Thank you for coming. I’d like to hear how you work, in your own words.",
        transitions: ["Thank you. That’s clear.", "I see. Let’s go on.", "Good. Another one."],
        beforeFollowUp: "I’d like to understand that better.",
        probes: {
          decided: "You said “…”. Who made that decision?",
          know: "You said “…”. What told you so?",
          again: "You said “…”. What would you change next time?",
          cost: "You said “…”. What came of it, for you and for the others?",
        },
        repeat: "I’d still like to hear about this.",
        interruption: "Let me step in here: what is the one thing I should remember?",
        closing: "Thank you. I have what I need.",
      },
      brisk: {
        greeting: "Let’s get to it.",
        transitions: ["Fine. Next.", "Understood.", "Go on to this one."],
        beforeFollowUp: "Let me press you on that.",
        probes: {
          decided: "“…”: was that your decision?",
          know: "“…”: based on what?",
          again: "“…”: what would you change?",
          cost: "“…”: what came of it?",
        },
        repeat: "My question stands.",
        interruption: "Stop there, please. The result, in one sentence?",
        closing: "That’s enough. Thank you.",
      },
    },
  },
};

export const MANNER_LABELS: Record<Manner, string> = { friendly: "Friendly", brisk: "Brisk" };

export const DEFAULT_LIVE_SETTINGS = {
  interviewer: "manager",
  manner: "friendly",
  minutes: null,
  isSpoken: false,
} as const satisfies Omit<LiveSettings, "begunAt">;

type Chosen = Pick<LiveSettings, "interviewer" | "manner">;

export function getWording({ interviewer, manner }: Chosen): Wording {
  return INTERVIEWER_PROFILES[interviewer].wording[manner];
}

/** What she says before question `number`: a greeting, then a transition. */
export function getLeadIn(settings: Chosen, number: number): string {
  const { greeting, transitions } = getWording(settings);
  return number <= 1 ? greeting : (transitions[(number - 2) % transitions.length] ?? "");
}

export const askAbout = (settings: Chosen, probe: Probe, quote: string): string =>
  getWording(settings).probes[probe].replace("…", () => quote);
