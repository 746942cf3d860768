import type { Question } from "~/data/questions/types";

export const transitForBlindTravelers: Question = {
  id: "transit-for-blind-travelers",
  kind: "case",
  prompt: "Design a public transport app for people who are blind or have low vision.",
  why: "You cannot rely on your own habits here. The question shows whether you begin with people, take their expertise seriously, and design for the moment when something goes wrong.",
  keyPoints: [
    {
      id: "who-exactly",
      label: "Ask who exactly, and do not guess",
      claim: "Distinguishes users, such as blind from birth, low vision, newly blind, with cane or guide dog, and proposes to learn from them directly.",
      aliases: ["blind from birth", "low vision", "newly blind", "lost their sight", "guide dog", "white cane", "with a cane", "interview blind travelers", "travel along with", "ride along", "association of the blind", "co-design", "as paid testers", "mobility trainer", "with blind testers", "born blind or", "see a little bit", "talk to blind people first", "ride along with"],
      add: "\"I would ride along with five people before I draw anything.\"",
      followUp: "Who are these travelers? How do they differ, and how would you learn from them?",
      weight: 1.2,
    },
    {
      id: "journey-stages",
      label: "Go through the whole journey",
      claim: "Walks through the stages of a trip: planning, finding the stop, boarding the right vehicle, getting off, changing and the last meters.",
      aliases: ["stages of a trip", "stages of the journey", "whole journey", "finding the stop", "find the right platform", "getting off", "changing trains", "change lines", "last meters", "last fifty meters", "planning the trip", "entrance of the station", "from the door to", "find the stop", "get on the right bus", "know when to get off", "the last meters"],
      add: "Six stages; for each, what sight would normally tell you.",
      followUp: "Go through one trip with me. Where does a sighted app leave them alone?",
      weight: 1.1,
    },
    {
      id: "hardest-moment",
      label: "Pick the hardest moments",
      claim: "Chooses the most critical need with a reason, such as knowing that this is the right bus, when to get off, or what to do when a platform changes.",
      aliases: ["is this the right bus", "which bus is this", "right bus", "wrong bus", "when to get off", "platform changes", "platform change", "elevator is out", "construction site", "disruption", "announcement is missing", "no announcement", "hardest moment", "most critical", "highest anxiety", "the worst moment is", "the hardest is", "is this my bus", "which bus is it", "missing the stop", "platform changes suddenly"],
      add: "\"The hardest moment: two buses at one stop, and nobody says which is mine.\"",
      followUp: "Which moment would you solve first, and why that one?",
      weight: 1.2,
    },
    {
      id: "non-visual-interface",
      label: "Design for ears and hands",
      claim: "Works with screen readers, speech and vibration, few large targets, one hand free, and short messages that do not cover traffic noise.",
      aliases: ["screen reader", "screen readers", "voiceover", "talkback", "vibration", "vibrates", "haptic", "haptics", "one hand", "voice input", "spoken", "short messages", "bone conduction", "one earbud", "large text", "high contrast", "traffic noise", "ears free", "reads everything aloud", "it vibrates", "vibrates twice", "big buttons", "one hand because", "one ear free", "headphones"],
      wrong: ["A voice interface alone is enough for everyone who is blind.", "Screen reader support can be added after launch."],
      add: "\"One hand holds a cane, ears are needed for traffic: short phrases and vibration.\"",
      followUp: "One hand holds the cane and the ears watch traffic. How does your app speak?",
      weight: 1.2,
    },
    {
      id: "data-and-trust",
      label: "Get the data, and fail safely",
      claim: "Relies on live vehicle data, stop geometry or beacons, says how precise it is, and tells the user honestly when it is unsure, also without signal.",
      aliases: ["live vehicle data", "real-time data", "realtime data", "gtfs", "live position", "gps is only", "within ten meters", "meters of error", "beacon", "beacons", "bluetooth", "says when it is unsure", "tells when it does not know", "offline", "without signal", "underground", "never guess", "live data", "where the bus really is", "tells them if it isn't sure", "when gps is bad", "no signal underground", "say that it's not sure"],
      add: "\"If the position is off by twenty meters, it says so; a wrong instruction is worse than none.\"",
      followUp: "Where does the information come from, and what does the app do when it is wrong?",
    },
    {
      id: "first-release-metric",
      label: "Cut a first release and measure independence",
      claim: "Proposes a small first release and measures independent trips completed or people asking for help, with safety as the limit, and tests it with blind users.",
      aliases: ["first release", "first version", "one bus line", "one line first", "pilot on", "independent trips", "trips completed alone", "new routes tried", "wrong vehicle boarded", "missed stops", "fewer calls for help", "confidence rating", "trips a week", "safety incidents", "one city first", "start with one bus line", "without asking anyone", "arrive without help", "how many trips alone"],
      add: "First version: which bus is this, and when do I get off, on three lines; measure trips made alone.",
      followUp: "What is in the first release, and which number tells you that it helps?",
      weight: 1.1,
    },
  ],
  samples: {
    junior:
      "I am sighted, so I would not start with screens. First, who exactly? Someone blind from birth who travels with a white cane, someone who lost their sight last year, and someone with low vision who reads large text need different things. I would ride along with five people, pay them as testers, and talk to a mobility trainer. Then I look at the whole journey: planning the trip, finding the stop, boarding, getting off, changing, and the last meters to the door. For a first version I choose two critical moments, because an error there can leave a person alone in the wrong place: is this the right bus, and when to get off. The interface has to work with a screen reader and with one hand, because the other holds the cane, and ears are needed for traffic. So short messages of five words, and vibration: two pulses when my bus comes, a long one to press stop. For data I need live vehicle data from the operator, and at large stops beacons, because GPS is only exact to about ten meters. If it is unsure, it says so. A wrong instruction is worse than none. It must work offline as well, with the timetable stored. The first version would run on three bus lines with 30 people. I would measure independent trips per week and how often somebody boarded the wrong bus, and I would stop if there is a single safety incident caused by us.",
    senior:
      "Let me set a goal: more trips made alone, without more risk. People here are experts with very different tools. A guide dog user, a cane user, somebody with low vision, and a newly blind person of sixty differ more from each other than from me, so I would co-design with a local association of the blind, paid, from the first week. I map the stages of the journey by what sight normally does in each: finding the stop, knowing which vehicle it is, a free seat, the stop before mine, finding the right platform, the exit. From what mobility trainers report I expect the highest anxiety where plans break: a platform change without an announcement, a construction site on the known path, two buses at one stop. I would solve 'right vehicle' and 'disruption on my route' first, since known routes mostly work until something changes. Interface: fully usable with VoiceOver and TalkBack, most of it as notifications that need no touch, haptic patterns for now, soon and wrong, spoken text below two seconds so that traffic noise stays audible. Low vision gets high contrast and real magnification. Data decide trust. Realtime data give vehicle and stop, beacons the last ten meters, and underground we fall back on the sequence of stops. The app never guesses: below a confidence limit it tells when it does not know, and offers a call to staff. First release: two tram lines, one hub, forty testers. I measure trips completed alone, new routes tried, missed stops, and safety incidents as the limit.",
  },
  hint: "Take one trip, from door to door, and ask at every step what your eyes would have told you.",
  tips: [
    "Ask the users before you invent for them.",
    "Design for one hand and busy ears.",
    "Spend time on what happens when the app is wrong.",
  ],
  skills: ["accessibility", "product-sense", "user-research"],
  minutes: 5,
  words: [170, 280],
};
