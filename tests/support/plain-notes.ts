import type { StoryKindId } from "~/data/story-kinds";

/** A note as a person with a trade would write it, many of them in a second language. */
export interface PlainNote {
  text: string;
  /** What a person who reads it says it tells of. */
  kind: StoryKindId;
  /** What it tells of as well. */
  also?: readonly StoryKindId[];
}

export const PLAIN_NOTES: readonly PlainNote[] = [
  {
    kind: "conflict-manager",
    also: ["saying-no", "pressure"],
    text: "Foreman said bin the old brake lines and just put the new pads on so car goes out by 3. Lines were rusted thru. I said not with my name on the job card. He went red. Went to the owner, owner looked under and agreed. Foreman didn't talk to me for a week then was ok.",
  },
  {
    kind: "conflict-manager",
    also: ["saying-no"],
    text: "In my last kitchen the chef wants that we use the fish from Tuesday. I tell him no chef this is smelling. He is screaming at me before everybody. After service I go to him alone and explain that one sick guest and we close. He throw it away.",
  },
  {
    kind: "conflict-colleague",
    text: "Me and Denise on nights. She would sit on her phone and leave the 2am turns to me. I could of gone to the office but I asked her for a cuppa and said it straight. Turned out her mum was dying. We split the corridor, her the odd rooms me the evens. No more trouble.",
  },
  {
    kind: "conflict-colleague",
    text: "other driver on my round kept loading the van heavy stuff on top. boxes got crushed and I got the blame. words were said in the yard. next morning I came in early and we loaded together, he showed me his way and I showed mine. now its bottom heavy.",
  },
  {
    kind: "bad-news",
    also: ["difficult-customer"],
    text: "Young mum came in for MOT, thought it was a bulb. Subframe rotten, car not worth fixing. I took her out back and put it on the ramp so she could see with her own eyes. She cried. Rang round and found her a scrap price and a courtesy car for the week.",
  },
  {
    kind: "bad-news",
    text: "Resident's daughter came from Leeds to visit and father died one hour before. I was the one at the door. I brought her in the quiet room, sit down, and said it simple, he has died, I am so sorry. I stay with her, didn't say much.",
  },
  {
    kind: "pressure",
    also: ["leading", "little-information"],
    text: "Sat night 140 covers, pot wash walked out and the extractor went. Put the salads lad on the sink, cut two dishes off the menu and called the tickets myself. Last table got mains at 10.05.",
  },
  {
    kind: "pressure",
    text: "62 drops and A12 shut. Rang depot, did the chemist ones first as they had insulin in, swapped the rest round. Back at half 8, two left for the morning and I rang both of them.",
  },
  {
    kind: "difficult-customer",
    also: ["proud-result"],
    text: "man at the till banging his fist cos his click and collect wasn't there. people looking. I came round the counter, said lets find it together, sat him down. it was in the other store. drove it over myself after my shift.",
  },
  {
    kind: "difficult-customer",
    also: ["change"],
    text: "Mr Pell with dementia hit out every time we washed him. Everyone dreaded it. I found out he was a miner, always washed at the pit, never at home. We did it after dinner with the radio on and a flannel in his own hand. He stopped fighting.",
  },
  {
    kind: "mistake",
    text: "Gave Mrs Shaw's tea to the lady in bed 6 who is on thickened fluids. she coughed. I shouted for the nurse straight away and said it was me. she was ok. since then I read the board over the bed out loud before I put a cup down.",
  },
  {
    kind: "mistake",
    text: "I have drill in wall where was water pipe. I didn't look on plan because I was sure. Water everywhere. I closed the main tap, I called the boss and the customer and said this is from me. Now I always take the detector, also for small hole.",
  },
  {
    kind: "little-information",
    text: "lorry started pulling left on the M6, no light on the dash. couldnt tell if it was the load or a bearing. nobody picked up at base. pulled off at the services and walked round it, hub was too hot to touch. called recovery. boss moaned about the delay till he saw the bearing.",
  },
  {
    kind: "little-information",
    text: "a boy, 3, came with a mark on his arm. mum said he fell. maybe yes maybe not. I am only six weeks there and my lead was sick. I wrote down only what I see and what he said and I rang safeguarding same day. was nothing in the end but I would do it again.",
  },
  {
    kind: "teaching",
    text: "Got given the lad from college. couldn't hold a torque wrench. let him do the first wheel while I did the other three, then two, then he did all four and I checked. by Easter he was doing his own services.",
  },
  {
    kind: "teaching",
    text: "New girl from Eritrea no English. I made pictures with my phone, red cloth toilet, blue cloth table, and we did one room together, next room she alone and I look. After one week she has her own floor.",
  },
  {
    kind: "leading",
    also: ["proud-result"],
    text: "Supervisor off for 3 weeks and they gave me the line, 9 people. First thing I asked everyone what slows them. moved two of them round, did a 5 minute stand up each morning. we hit the number every week and nobody went sick.",
  },
  {
    kind: "leading",
    also: ["pressure"],
    text: "Nobody in charge that night, agency only. I said right, I know the residents, you two take upstairs, you with me, we meet at the kitchen every two hours. all of them looked at me to say what next. all tucked in and meds done on time.",
  },
  {
    kind: "change",
    also: ["proud-result"],
    text: "Pickers walking up and down for tape all day. I put a hook with tape and a knife at the end of every aisle. Cost about 30 quid. Manager did it in the other shed as well.",
  },
  {
    kind: "change",
    also: ["proud-result"],
    text: "In our home the medicine was given always at 8 in the dining room, everybody talking to you, many interruptions. I asked if we can try to go from room to room. First week they all complained. After one month nobody wants back, and we have no more mix ups.",
  },
  {
    kind: "saying-no",
    also: ["conflict-manager"],
    text: "Planner asked me to squeeze another drop in. I was on 9 hours already. told him sorry mate not doing it, tacho says no. he tried it on, said everyone does. I parked up. drop went next day, no harm.",
  },
  {
    kind: "saying-no",
    text: "A family gave me an envelope with 200 euro at christmas. I gave it back. It was hard because they mean it good. I said the house doesn't let me, and what would the other families think. They brought a cake for all of us, that was fine.",
  },
  {
    kind: "proud-result",
    text: "Old Land Rover three garages had given up on. Wouldn't start when wet. took me two evenings with a meter and a spray bottle. cracked wire under the wing. customer comes only to me now and sent his brother.",
  },
  {
    kind: "proud-result",
    also: ["change"],
    text: "When I start in the school kitchen the children throw half away. I sat with them at lunch and asked. Then I cut vegetables small in the sauce and bread we baked fresh. After the summer the bin was one third. The head wrote a letter to my boss.",
  },
  {
    kind: "conflict-manager",
    also: ["saying-no"],
    text: "Manager at the home wanted the new lady in bed by 6 because it suits the rota. She never slept before 10 all her life. I went to see her in the office, nicely, with the care plan. We tried 9. Rota still worked.",
  },
  {
    kind: "conflict-colleague",
    text: "Tiler I worked with smoked in the customer's bathroom. we had a big argument on the stairs. after lunch I said sorry for shouting, but not in there. he used the van after that.",
  },
  {
    kind: "bad-news",
    text: "I rang a lady that her engine is gone, it will cost more than the car. She was silent long. I told her what I would do if it was mine and that I don't charge the looking.",
  },
  {
    kind: "pressure",
    also: ["leading"],
    text: "Two carers off sick and eleven to get up before breakfast. I made a list who can wait and who can't, asked the cook to hold the porridge. all up by half nine, nobody rushed.",
  },
  {
    kind: "difficult-customer",
    text: "Guest shouts at me because the room has no sea view and he paid. I let him finish, I said you are right to be angry, I look what I can do. Next day he had the corner room and he left a tip.",
  },
  {
    kind: "mistake",
    text: "I forgot to put the handbrake on, van rolled into the skip. small dent. could have kept quiet but I phoned the boss and told him. he laughed, now I do a walk round every time.",
  },
  {
    kind: "little-information",
    text: "call said chest pain, no more, line dropped. two flats with same number. we split, I took the top one. wrong. but we were at him in 3 min. would do it the same.",
  },
  {
    kind: "teaching",
    text: "I had an apprentice, Jamie, couldn't read a tape. I didn't laugh. made him mark every inch on a bit of 2x4 and cut to it. he's on his own tools now.",
  },
  {
    kind: "leading",
    text: "chef went home ill mid service. I took over the pass. told starter section to help on sauce, kept the lads calm, and sent the last dessert at 11. they still call me chef for a joke.",
  },
  {
    kind: "change",
    also: ["proud-result"],
    text: "We were throwing out 3 bags of bread each night. I suggested to bake half at noon. boss said try one week. now it's under one bag and it's how we do it.",
  },
  {
    kind: "saying-no",
    text: "client's son wanted me to leave the key under the mat so he can come when he likes. I said no, sorry, only if the lady says so. he was annoyed, she was glad.",
  },
  {
    kind: "proud-result",
    text: "my first wall on my own, 40 metres, curved. architect came with a level and found nothing. I take my kids past it on Sundays. proud of that one.",
  },
];
