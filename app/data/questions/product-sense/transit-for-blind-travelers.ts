import type { Question } from "~/data/questions/types";

export const transitForBlindTravelers: Question = {
  id: "transit-for-blind-travelers",
  kind: "case",
  name: "Transit app for blind travelers",
  prompt: "Design a public transport app for people who are blind or have low vision.",
  why: "You cannot rely on your own habits here. The question shows whether you begin with people, take their expertise seriously, and design for the moment when something goes wrong.",
  keyPoints: [
    {
      id: "who-exactly",
      label: "Ask who exactly, and do not guess",
      claim: "Distinguishes users, such as blind from birth, low vision, newly blind, with cane or guide dog, and proposes to learn from them directly.",
      aliases: ["blind from birth", "low vision", "newly blind", "lost their sight", "guide dog", "white cane", "with a cane", "interview blind travelers", "travel along with", "ride along", "association of the blind", "co-design", "as paid testers", "mobility trainer", "with blind testers", "born blind or", "see a little bit", "talk to blind people first", "ride along with"],
      add: "“I would ride along with five people before I draw anything.”",
      followUp: "Who are these travelers? How do they differ, and how would you learn from them?",
      weight: 1.2,
      checks: [
        {
          id: "who-low-vision",
          prompt: "A transit app has large text and strong contrast. Does this make it usable for someone who sees nothing?",
          key: 1,
          why: "Low vision and blindness need different things: a larger picture, or speech and touch. So one asks who exactly before designing.",
        },
        {
          id: "who-tests",
          prompt: "Who can tell a team best whether a transit app helps blind travelers?",
          options: ["Designers who try it with closed eyes", "Blind people on their own trips", "Families who travel with them"],
          key: 1,
          why: "Someone with closed eyes for an hour has none of the skills that blind people have, and other troubles. Those who live with it know best.",
        },
      ],
    },
    {
      id: "journey-stages",
      label: "Go through the whole journey",
      claim: "Walks through the stages of a trip: planning, finding the stop, boarding the right vehicle, getting off, changing and the last meters.",
      aliases: ["stages of a trip", "stages of the journey", "whole journey", "finding the stop", "find the right platform", "getting off", "changing trains", "change lines", "last meters", "last fifty meters", "planning the trip", "entrance of the station", "from the door to", "find the stop", "get on the right bus", "know when to get off", "the last meters"],
      add: "Six stages; for each, what sight would normally tell you.",
      followUp: "Go through one trip with me. Where does a sighted app leave them alone?",
      weight: 1.1,
      checks: [
        {
          id: "journey-last-meters",
          prompt: "An app leads a blind traveler to within 20 meters of the bus stop and then ends. Is the way to the stop solved?",
          key: 1,
          why: "A sighted person sees the sign from there; a blind person still has to find it. Small gaps like this between the stages decide whether a trip works.",
        },
      ],
    },
    {
      id: "hardest-moment",
      label: "Pick the hardest moments",
      claim: "Chooses the most critical need with a reason, such as knowing that this is the right bus, when to get off, or what to do when a platform changes.",
      aliases: ["is this the right bus", "which bus is this", "right bus", "wrong bus", "when to get off", "platform changes", "platform change", "elevator is out", "construction site", "disruption", "announcement is missing", "no announcement", "hardest moment", "most critical", "highest anxiety", "the worst moment is", "the hardest is", "is this my bus", "which bus is it", "missing the stop", "platform changes suddenly"],
      add: "“The hardest moment: two buses at one stop, and nobody says which is mine.”",
      followUp: "Which moment would you solve first, and why that one?",
      weight: 1.2,
      checks: [
        {
          id: "hardest-change",
          prompt: "A blind traveler takes the same train every day. When is the app most needed?",
          options: ["When the platform is changed", "On a day when all is as usual", "When the train is almost empty"],
          key: 0,
          why: "A known way can be done from memory. When a plan changes, others see it on a sign, and she may not learn of it at all.",
        },
      ],
    },
    {
      id: "non-visual-interface",
      label: "Design for ears and hands",
      claim: "Works with screen readers, speech and vibration, few large targets, one hand free, and short messages that do not cover traffic noise.",
      aliases: ["screen reader", "screen readers", "voiceover", "talkback", "vibration", "vibrates", "haptic", "haptics", "one hand", "voice input", "spoken", "short messages", "bone conduction", "one earbud", "large text", "high contrast", "traffic noise", "ears free", "reads everything aloud", "it vibrates", "vibrates twice", "big buttons", "one hand because", "one ear free", "headphones"],
      wrong: ["A voice interface alone is enough for everyone who is blind.", "Screen reader support can be added after launch."],
      truths: ["Support for a second city can be added after launch."],
      add: "“One hand holds a cane, ears are needed for traffic: short phrases and vibration.”",
      followUp: "One hand holds the cane and the ears watch traffic. How does your app speak?",
      weight: 1.2,
      checks: [
        {
          id: "interface-message",
          prompt: "A blind traveler holds a cane in one hand and listens to traffic. How should the app say that the right bus is coming?",
          options: ["By a vibration or a few words", "By a detailed spoken text", "By music in both ears"],
          key: 0,
          why: "Ears are needed for safety and only one hand is free. Short signs leave both as free as possible.",
        },
        {
          id: "interface-more-than-speech",
          prompt: "An app for blind travelers says everything aloud. Should it have other outputs as well?",
          key: 0,
          why: "Some blind people also hear poorly, streets are loud, and not everyone wants to be overheard. Screen readers, Braille displays and vibration serve them too.",
        },
      ],
    },
    {
      id: "data-and-trust",
      label: "Get the data, and fail safely",
      claim: "Relies on live vehicle data, stop geometry or beacons, says how precise it is, and tells the user honestly when it is unsure, also without signal.",
      aliases: ["live vehicle data", "real-time data", "realtime data", "gtfs", "live position", "gps is only", "within ten meters", "meters of error", "beacon", "beacons", "bluetooth", "says when it is unsure", "tells when it does not know", "offline", "without signal", "underground", "never guess", "live data", "where the bus really is", "tells them if it isn't sure", "when gps is bad", "no signal underground", "say that it's not sure"],
      add: "“If the position is off by twenty meters, it says so; a wrong instruction is worse than none.”",
      followUp: "Where does the information come from, and what does the app do when it is wrong?",
      checks: [
        {
          id: "data-unsure",
          prompt: "The app cannot tell which of two bus stops a blind traveler is at. What should it do?",
          options: ["Name the more likely stop as a fact", "Say nothing until it is certain", "Say that it is not sure, and what it knows"],
          key: 2,
          why: "A wrong instruction can lead into danger, and silence leaves the person alone. Whoever knows that the app is unsure can ask or check.",
        },
      ],
    },
    {
      id: "first-release-metric",
      label: "Cut a first release and measure independence",
      claim: "Proposes a small first release and measures independent trips completed or people asking for help, with safety as the limit, and tests it with blind users.",
      aliases: ["first release", "first version", "one bus line", "one line first", "pilot on", "independent trips", "trips completed alone", "new routes tried", "wrong vehicle boarded", "missed stops", "fewer calls for help", "confidence rating", "trips a week", "safety incidents", "one city first", "start with one bus line", "without asking anyone", "arrive without help", "how many trips alone"],
      add: "First version: which bus is this, and when do I get off, on three lines; measure trips made alone.",
      followUp: "What is in the first release, and which number tells you that it helps?",
      weight: 1.1,
      checks: [
        {
          id: "metric-independence",
          prompt: "Which number shows best that a transit app makes blind people more independent?",
          options: ["Minutes in the app per day", "Trips made without help from others", "Stars given in the app store"],
          key: 1,
          why: "The aim is the trip and not the app. More minutes could even mean that it is hard to use.",
        },
        {
          id: "metric-hold-back",
          prompt: "With a new app, blind travelers make twice as many trips alone, but twice it led someone over the edge of a platform. Is this a reason to hold it back?",
          key: 0,
          why: "Safety is a limit and not one value among others. The cause has to be found and removed before more people rely on it.",
        },
      ],
    },
  ],
  samples: {
    junior:
      "I am sighted, so I would not start with screens. First, who exactly? Someone blind from birth who travels with a white cane, someone who lost their sight last year, and someone with low vision who reads large text need different things. I would ride along with five people, pay them as testers, and talk to a mobility trainer. Then I look at the whole journey: planning the trip, finding the stop, boarding, getting off, changing, and the last meters to the door. For a first version I choose two critical moments, because an error there can leave a person alone in the wrong place: is this the right bus, and when to get off. The interface has to work with a screen reader and with one hand, because the other holds the cane, and ears are needed for traffic. So short messages of five words, and vibration: two pulses when my bus comes, a long one to press stop. For data I need live vehicle data from the operator, and at large stops beacons, because GPS is only exact to about ten meters. If it is unsure, it says so. A wrong instruction is worse than none. It must work offline as well, with the timetable stored. The first version would run on three bus lines with 30 people. I would measure independent trips per week and how often somebody boarded the wrong bus, and I would stop if there is a single safety incident caused by us.",
    senior:
      "Let me set a goal: more trips made alone, without more risk. People here are experts with very different tools. A guide dog user, a cane user, somebody with low vision, and a newly blind person of sixty differ more from each other than from me, so I would co-design with a local association of the blind, paid, from the first week. I map the stages of the journey by what sight normally does in each: finding the stop, knowing which vehicle it is, a free seat, the stop before mine, finding the right platform, the exit. From what mobility trainers report I expect the highest anxiety where plans break: a platform change without an announcement, a construction site on the known path, two buses at one stop. I would solve “right vehicle” and “disruption on my route” first, since known routes mostly work until something changes. Interface: fully usable with VoiceOver and TalkBack, most of it as notifications that need no touch, haptic patterns for now, soon and wrong, spoken text below two seconds so that traffic noise stays audible. Low vision gets high contrast and real magnification. Data decide trust. Realtime data give vehicle and stop, beacons the last ten meters, and underground we fall back on the sequence of stops. The app never guesses: below a confidence limit it tells when it does not know, and offers a call to staff. First release: two tram lines, one hub, forty testers. I measure trips completed alone, new routes tried, missed stops, and safety incidents as the limit.",
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
