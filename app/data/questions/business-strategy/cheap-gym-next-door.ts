import type { Question } from "~/data/questions/types";

export const cheapGymNextDoor: Question = {
  id: "cheap-gym-next-door",
  kind: "case",
  name: "Discount gym next door",
  prompt: "You run a chain of 20 fitness studios at $60 a month. A discounter opens near half of them at $25. What do you do?",
  why: "The reflex is to cut prices. The interviewer wants to see whether you do the arithmetic first, understand the attacker’s model and answer where you can win.",
  keyPoints: [
    {
      id: "who-would-leave",
      label: "Find out who would leave",
      claim: "Finds out which members are at risk by segment, use and distance, rather than fearing for all of them.",
      aliases: ["members at risk", "who would leave", "who is leaving", "who leaves", "at-risk members", "price-sensitive members", "only use the machines", "use only the treadmill", "come twice a month", "class participants", "who takes classes", "students", "exit survey", "segment the members", "near the new", "who actually leaves", "who would actually leave", "who come alone for the machines", "who really comes for"],
      add: "“Those who come alone, late, and only use machines: maybe 30% of members.”",
      followUp: "Which of your members would switch, and which would not?",
      weight: 1.2,
      checks: [
        {
          id: "leave-first",
          prompt: "A $25 gym without classes opens next to a $60 studio. Which member is most likely to switch?",
          options: ["One who comes to classes with friends", "One who trains with a coach every week", "One who trains alone on the machines"],
          key: 2,
          why: "The cheap gym offers machines and little else. Whoever uses only those pays for things they do not need.",
        },
      ],
    },
    {
      id: "price-cut-math",
      label: "Do the arithmetic of a price cut",
      claim: "Calculates what a price cut costs: going from 60 to 45 dollars loses a quarter of revenue at nearly fixed cost and needs a third more members to break even.",
      aliases: ["cutting to 45", "cut to 45", "from 60 to 45", "from 60 to 40", "cut to 40", "cutting to 40", "third more members", "half more members", "33 percent more members", "50 percent more members", "to break even", "costs are fixed", "mostly fixed", "lose a quarter of", "members we can afford to lose", "could lose a quarter"],
      wrong: ["Cutting the price by a quarter needs 25 percent more members to break even.", "Match the price and make up for it with volume."],
      add: "“From 60 to 45 I need a third more members; or I can lose a quarter and be no worse off.”",
      followUp: "You cut to $45. How many more members do you need to earn the same?",
      weight: 1.4,
      checks: [
        {
          id: "cut-more-members",
          prompt: "A studio cuts its price from $60 to $45. How many more members does it need for the same revenue?",
          options: ["15% more", "25% more", "33% more"],
          key: 2,
          why: "60 divided by 45 is 1.33: a third more. The loss is counted from 60, but the gain from the new, lower price.",
        },
        {
          id: "cut-may-lose",
          prompt: "A studio has 100 members at $60. It can cut the price to $45 and keep all, or keep the price and lose some. How many may leave until its revenue is the same in both cases?",
          options: ["15", "25", "33"],
          key: 1,
          why: "100 times 45 dollars is 4,500, and 75 times 60 is 4,500 too. Up to 25 members may leave before the price cut would have brought more.",
        },
      ],
    },
    {
      id: "attacker-model",
      label: "Understand the attacker’s model",
      claim: "Looks at the discounter’s cost model: large space, few staff, no classes, many members who seldom come; so you cannot match its cost.",
      aliases: ["few staff", "no classes", "no showers", "self-service", "members who never come", "members who seldom come", "members who rarely come", "volume model", "needs 5,000 members", "thousands of members", "their break-even", "cost per member", "cannot match their cost", "lower cost structure", "contract terms", "they are built for low costs", "built for low cost", "they'd win that fight", "they would win a price war", "how can they do 25", "hardly any staff", "no trainers no classes"],
      add: "“It needs some 5,000 members who seldom come and three employees; I can’t copy that.”",
      followUp: "How can it earn money at $25? What does it not offer?",
      weight: 1.1,
      checks: [
        {
          id: "attacker-best-member",
          prompt: "A gym charges $25 a month and has 5,000 members for its few machines. Which member is best for its profit?",
          options: ["One who comes every day", "One who comes at the busiest hour", "One who pays and seldom comes"],
          key: 2,
          why: "Space and machines are enough only because most members are not there. So its cost per member is low.",
        },
        {
          id: "attacker-same-earnings",
          prompt: "A studio with coaches and a discounter next door both charge $25. Do they earn about the same on each member?",
          key: 1,
          why: "The price is the same, but coaches and classes have to be paid, and the discounter has neither. Its cost per member is far lower.",
        },
      ],
    },
    {
      id: "differentiate",
      label: "Strengthen what it cannot copy",
      claim: "Invests in what the discounter cannot copy, such as coaching, classes, community, child care, cleanliness and results.",
      aliases: ["personal coaching", "coaching", "trainers know your name", "small classes", "community", "child care", "childcare", "physiotherapy", "back pain", "cannot copy", "can't copy", "check-in with a trainer", "health insurance", "clean showers"],
      add: "“A trainer who knows your name and your knee, every six weeks.”",
      followUp: "What do you offer that the discounter never will?",
      weight: 1.2,
      checks: [
        {
          id: "differentiate-copy",
          prompt: "Which improvement of a fitness studio is hardest to copy for a $25 gym with almost no staff?",
          options: ["Newer machines", "Longer opening hours", "Coaches who know each member"],
          key: 2,
          why: "Machines can be bought and doors opened with a card. Coaching needs people, and $25 does not pay for them.",
        },
      ],
    },
    {
      id: "targeted-offer",
      label: "Answer with a targeted offer, not for all",
      claim: "Makes a cheaper option with limits only for those at risk, such as off-peak or machines-only, without repricing everyone.",
      aliases: ["machines only", "machines-only", "basic plan", "daytime plan", "second tier", "student plan", "family plan", "flex plan", "annual commitment", "limited plan", "fighter brand", "only for those near", "fence", "without repricing everyone"],
      add: "“A $35 off-peak plan, machines only; no price change for the rest.”",
      followUp: "Is there an offer for those at risk that does not lower the price for everyone?",
      weight: 1.2,
      checks: [
        {
          id: "targeted-open-to-all",
          prompt: "A $60 studio offers a $35 plan without any limits to everyone. What must it expect?",
          options: ["That many full payers change to it", "That only members at risk take it", "That it hardly changes anything"],
          key: 0,
          why: "Whoever pays 60 for the same thing will take it for 35. Limits, such as certain hours or machines only, keep the others at the full price.",
        },
      ],
    },
    {
      id: "keep-before-win",
      label: "Keep members before they look",
      claim: "Contacts members at risk before the opening with training plans, longer terms or guests, because keeping is cheaper than winning back.",
      aliases: ["before the opening", "before they open", "cheaper than winning back", "call members", "call the members", "contact members", "talk to members who", "have not come for", "inactive members", "new training plan", "bring a friend", "loyalty", "price guarantee for", "twelve-month", "talk to members before", "ring the members", "speak to those at risk", "before they cancel", "offer a year at"],
      add: "“Eight weeks before the opening my trainers call everyone who has not come for a month.”",
      followUp: "The discounter opens in two months. What do you do in those two months?",
      checks: [
        {
          id: "keep-when",
          prompt: "A cheap gym opens next door in two months. When is it cheapest to convince members who might leave?",
          options: ["On the day they cancel", "In the weeks before it opens", "After they have tried the new gym"],
          key: 1,
          why: "A member who has canceled or signed elsewhere has to be won back, which costs more than keeping. So the calls come first.",
        },
      ],
    },
    {
      id: "test-watch-decide",
      label: "Test, watch the numbers, set a trigger",
      claim: "Tests in a few studios, watches churn and new sign-ups near and far from the discounter, and sets a trigger for stronger action such as closing or moving.",
      aliases: ["test in two studios", "two studios first", "three studios first", "compare near and far", "ten unaffected studios", "unaffected studios as", "control group", "watch churn", "monthly churn", "cancellations per month", "trigger", "if churn exceeds", "close the studio", "close or move", "renegotiate the lease", "I would recommend"],
      add: "“Ten studios have no discounter nearby: they are my control group.”",
      followUp: "What do you measure, and at which number do you change course?",
      checks: [
        {
          id: "test-control-group",
          prompt: "Members leaving per month rise from 3% to 5% in studios near a new discounter, and from 3% to 4% in the others. How much of the rise is probably due to the discounter?",
          options: ["About 1 point", "About 2 points", "About 5 points"],
          key: 0,
          why: "One point of the rise also happened where there is no discounter, so it has another cause. The rest, one point, remains.",
        },
      ],
    },
  ],
  samples: {
    junior:
      "I calculate a price cut first. With 1,500 members at 60 dollars a studio takes 90,000 a month, and costs are mostly fixed. If I cut to 45, I need 2,000 members for the same money, a third more members. Or the other way round: if I keep 60, I could lose a quarter of them and be no worse off. So a price cut for all is the last thing I would do. How can they earn at 25? They have few staff, no classes, and they need thousands of members who rarely come. I cannot match their cost. So who would leave? I would segment the members. People who only use the machines and come alone are at risk, perhaps 30 percent, above all students. Class participants and families less. For the ones at risk I would make a targeted offer: an off-peak plan for 35 dollars, machines only, from ten to four, so that it does not tempt the rest. For the others I strengthen what a discounter can’t copy: small classes, child care on two mornings, and a check-in with a trainer every six weeks. Before the opening my trainers call members who have not come for a month and offer a new training plan, since that is cheaper than winning back. I would test it in two studios first, and compare with ten unaffected studios as a control group. I would recommend this for six months. If churn exceeds 6 percent a month in a studio, I would renegotiate the lease or close the studio.",
    senior:
      "First the arithmetic. A studio with 1,500 members earns 90,000 a month with about 70,000 of cost, most of it rent and wages. From 60 to 45 for everybody, revenue falls to 67,500 and we are below cost; to break even on today’s profit I would need a third more members in rooms that are full at six. Holding price, we could lose 22 percent before profit is zero. So the burden of proof lies on the price cut. The attacker’s model is volume: 2,000 square meters, two employees, contract terms of a year, 5,000 members of whom most seldom come. Their cost per member is below 20 dollars. I will not win there, and they will not send a trainer to somebody’s knee. From check-in data I expect at-risk members to be those near the new sites who come off-peak, alone, and take no class; say 25 percent of ten studios. For them, a limited plan: 35 dollars, off-peak, machines only, twelve-month term, offered only for those near, which keeps a fence around the full price. For the core I add coaching every eight weeks, results measured, back pain courses paid in part by health insurance. We contact members before the opening, the inactive ones first, because a quiet member is the first to cancel. Then evidence: three studios first, the ten without a discounter as comparison, watch churn and sign-ups every month. The trigger: if monthly churn stays above 5 percent for a quarter, we close or move that studio. I would recommend no general cut.",
  },
  hint: "Before you cut the price, ask how many members you could lose at the old one.",
  tips: [
    "Do the break-even in your head and say it.",
    "Treat members as several groups.",
    "Say at which number you would change your mind.",
  ],
  skills: ["business-strategy", "pricing-strategy", "competitive-analysis"],
  minutes: 5,
  words: [180, 290],
};
