interface WorkedAnswer {
  text: string;
  /** The mark, 0 to 100, that one reader gave against the key points before the coach had seen it. */
  mark: number;
}

/** One question of each card, answered twice as people of middling skill answer: once decently, once not. */
export const WORKED_ANSWERS: Readonly<
  Record<string, { decent: WorkedAnswer; mediocre: WorkedAnswer }>
> = {
  "shortest-path-in-a-maze": {
    decent: {
      mark: 92,
      text: "Every step costs the same so I'd go with breadth first search. From the start I look at all cells one step away, then two steps and so on like water spreading out, and the first time I reach the exit is the shortest. I keep a queue of cells along with their distance, and mark a cell the moment I put it in the queue, so it isn't put in twice. For the four neighbours I check that they're inside of the grid and not a wall. Every cell is visited once at most so rows times columns for time, memory as well. If the queue runs dry the exit isn't reachable and I return -1. Depth first would find some way but not the shortest. If some cells cost more, like mud, I'd use Dijkstra.",
    },
    mediocre: {
      mark: 12,
      text: "I'd use recursion. From the start I go in one direction as far as possible and if there is a wall I go back and try another one, that's called depth first search or backtracking. I count the steps and when I come to the exit I return the count. That's the shortest way because the algorithm stops when it found the exit. To make it faster you always try the direction toward the exit first. It's good to use a 2D array for the maze. The complexity is O(n).",
    },
  },
  "payment-service": {
    decent: {
      mark: 94,
      text: "The scary part is not knowing: I ask the card provider to charge, the connection drops, was it charged or not? So every checkout attempt gets an id made by the shop before sending and that goes along on each retry, the provider and we both recognise it and don't charge two times. In our database the payment is a row with a state, created, authorised, captured, failed, refunded, and it only moves forward. I write the order and a message to be sent in one transaction and a worker sends it afterwards, so nothing is forgotten if we crash in the middle. The provider also calls us back by webhook; those come twice or out of order so I check signature and the state before acting. Every night I compare our list with the provider's settlement file, whatever differs goes to a person. Card numbers never touch our servers, the provider's form does that. Amounts as integers in cents plus booking entries both sides.",
    },
    mediocre: {
      mark: 8,
      text: "I would integrate Stripe or PayPal as they do everything. When the customer clicks pay we call the API and if the response is OK we set the order to paid in the database. If there is a timeout we just try again until it works. We disable the button so that the customer can't click twice. The credit card data we save encrypted in our database so that the customer doesn't have to type it the next time. For high availability we use two servers and a load balancer. Also logging and unit tests. Prices are stored as float.",
    },
  },
  "stale-read-after-save": {
    decent: {
      mark: 93,
      text: "The write goes to the primary, and it's copied to the replicas with a bit of delay, usually milliseconds but under load it can be seconds. The user saves, the page reloads, and the read lands on a replica that hasn't got it yet. It's not lost, just late. What I'd do: after someone saves, send that person's own reads to the primary for some seconds, e.g. put a time stamp in the session. Other people can see it a bit later, no one minds. Better but more work is to remember the log position of the write and only read from a replica which has reached it. Or simply show what the user typed from the response and not read again. Making replication synchronous would fix it but then each write waits and if a replica hangs we hang. I would also measure the lag and take a replica out if it's over 5 sec.",
    },
    mediocre: {
      mark: 12,
      text: "That's a caching problem, the browser has the old page in cache. I would tell users to refresh with Ctrl+F5 or set the no-cache header. It can also be the CDN. If it's in the database then the transaction was not committed yet, so I'd check if there's a commit missing in the code. You can also add a sleep of one second after saving so that the database has time. Read replicas are always the same as the main database because they're copies, so they shouldn't be the reason.",
    },
  },
  "decision-without-facts": {
    decent: {
      mark: 94,
      text: "I run the afternoon shift at a cold store. In August the temperature alarm of hall 2 went off at 17:40 and showed minus 9 in place of minus 18, but the second sensor said minus 17. The technician couldn't come before 8 in the evening and inside was fish for about 90 thousand euros that had to leave next morning. If the first sensor was right we had perhaps an hour. I phoned the technician for what to look at, he said feel the coil, and sent a guy with a hand thermometer to the middle pallets: minus 15. Moving it all meant four people overtime and some broken boxes, maybe 800 euros, not moving it might mean the whole lot. That can't be taken back. So I said we move it to hall 1, I told the team I'm not sure about it, and that if the reading's stable at seven we stop. It turned out a fan was broken, the hall was at minus 8 by nine. We'd lost 12 boxes. I would do it again, only I now have hand thermometers in each hall.",
    },
    mediocre: {
      mark: 25,
      text: "As a manager you have to make decisions every day without having all the information. I usually trust my gut feeling, because I have a lot of experience. For example we had to choose between two suppliers and we didn't have much time. One was cheaper and the other one had better reviews. I discussed it with my colleagues and then we decided for the cheaper one. It was a good decision in the end and everybody was satisfied. You should not be afraid of decisions, no decision is worse than a wrong decision.",
    },
  },
  "gave-hard-feedback": {
    decent: {
      mark: 94,
      text: "One of our drivers, Lukas, was leaving the van dirty and half empty on fuel for the next shift. In March it happened 7 times, the others were grumbling, and one morning Ines missed her first delivery as she had to get gas. I'm the one who plans the tours so it was on me. I noted down the days, and asked him on a Friday after work if he'd got ten minutes, we sat in the van. I told him: on these days the tank was under a quarter, Ines came late to the bakery because of it, and I want it at half and swept when you hand it over. No compliments before. He went quiet, and then said he's picking up his daughter at five and if he's late the kindergarten charges him. That I hadn't known. We shifted his last stop to another tour, so he has 20 minutes. We looked at it again after two weeks: two times in April, none in May. He's never thanked me but he is okay with me.",
    },
    mediocre: {
      mark: 20,
      text: "I had to tell a colleague that her work wasn't good enough. I used the sandwich method, so first I said something positive, then the criticism, then something positive again. This way she was not hurt. I told her that she is a great person and we all like her but she could maybe try to be a bit more careful with the reports. She said okay. After that it was better I think. It's important to always be constructive and never criticise people in front of others.",
    },
  },
  "changing-careers": {
    decent: {
      mark: 95,
      text: "I've been a chef for eleven years and I want to go into logistics planning. It began when our restaurant opened a catering side: I was planning which van leaves when with what for 14 events on one Saturday and noticed I was up at midnight with the spreadsheet and liked it more than the stove. Last year I took the evening certificate in supply chain, 200 hours, and during my holidays I worked three weeks in the dispatch of a drinks wholesaler for nothing, to see if it's what I think it is. It is. What I take with me is planning with things that spoil, and staying polite when four people shout. At the catering we cut leftovers from about 12 percent to 5 since I ordered by tour. What's missing is SAP, I only know it from the course, I'd need a few months with somebody beside me. I know that I begin as a junior with 600 a month less, my wife and I have calculated it, it's ok. I'm not going back to the kitchen.",
    },
    mediocre: {
      mark: 15,
      text: "I worked in sales for eight years but I'm tired of it, the pressure is too high and my boss was terrible. I heard that IT has good salaries and you can work from home so I decided to do something with computers. I'm very good with technology, I always fix the computers of my family. I believe I can learn everything when I'm motivated. I've watched many tutorials on YouTube. I think a fresh pair of eyes from a different field is always an advantage for a company. You just have to give me a chance.",
    },
  },
  "e-bikes-to-america": {
    decent: {
      mark: 95,
      text: "First what's the point for them: growth because Europe is full, or just following others? And how much can they burn, say 15 million at most over three years. The US sells maybe a million e-bikes a year but mostly under 1,500 dollars, the ones at 4,000 and more are maybe 8%, so 80,000 bikes. If we got 5% in five years that's 4,000 bikes or around 16 million in sales, not huge next to 200. Next the money per bike: sells at 4,500, dealer keeps 35% so we get 2,900, building 1,900, ship and duty 300, warranty 150, that leaves 550. With 3 million fixed costs a year for a small office and service we need 5,500 bikes to be at zero, that's more than we'd sell. There's Specialized and Trek with dealers everywhere, so why us? Maybe cargo bikes, where they're thin. And states have different speed classes, the batteries need UL. So I'd not build a subsidiary, but start in two areas, e.g. Portland and Boston, with a dealer chain as partner and cargo only. Go on if after 18 months 1,000 are sold and returns are low, otherwise out.",
    },
    mediocre: {
      mark: 15,
      text: "Yes I think it should enter the United States because it's the biggest economy of the world with 330 million people. If only 1% of the people buy one that's 3.3 million bikes, times 4,000 dollars is 13 billion, so a giant opportunity. German quality has a very good reputation in America, like BMW. Electric mobility is the future and also good for the environment. They should make a big marketing campaign with a celebrity and open flagship stores in New York and Los Angeles, and sell on Amazon too. The risk is low because the company already has 200 million in sales.",
    },
  },
  "measure-a-feature": {
    decent: {
      mark: 95,
      text: "What's it for? People who buy the same stuff each week shouldn't have to search 25 things again, so they'd order more regularly. So my main figure would be orders per month of those who've at least three orders before, not taps on the button. To know it's because of the button I'd give it to a random half and not to the others for about six weeks, because those who tap it are the loyal ones anyway and would have ordered regardless. Along the way: of those who see it how many tap, how many get to paying, and do they use it a second time. Then if the filled basket is any good: how many things do they delete from it straight away, and does checkout get from 12 minutes to 3 or so. What may not suffer is the sum per order, because people don't browse and forget new things, and complaints like I've got 2 kilos of onions again. Before launch I'd write down: if orders rise at least 2% and basket value falls less than 1%, keep; else rework. And look once more after three months whether it's just been new.",
    },
    mediocre: {
      mark: 15,
      text: "I would measure how many users click on the button. If many people click on it then it's a success. We can use Google Analytics for that. Also we can look if the revenue goes up after the launch compared to the month before. I'd do a survey with a five star rating to ask the users if they like it, and read the reviews in the app store. The feature is very useful, I would use it myself, so I think it'll be a success. The KPI could be 10,000 clicks in the first month.",
    },
  },
  "cracked-screens": {
    decent: {
      mark: 95,
      text: "Germany's got 84 million people. Without small children and some of the oldest I'd say 68 million have a smartphone, one each. How often does a screen break? Among my friends maybe each phone once in seven or eight years, so 12% a year, that's around 8 million broken. But not all get fixed. If the phone's older than three years people mostly live with it or use it as the reason for a new one. I'd say 40% fix it, 3.3 million. Price: a simple Android 90, an iPhone 250 and more, on average about 150 euros. That's roughly 500 million euros a year. From the other side: if a city of 100,000 has maybe 5 shops, there are about 4,000 in Germany, each doing 2 a day on 300 days is 2.4 million, same ballpark. The share that repairs is the thing I know least, at 30% it's 370 million. For the friend: the makers and insurance get perhaps half, so 250 million for 4,000 little shops, about 60,000 per shop from screens only, so he needs batteries and used phones next to it.",
    },
    mediocre: {
      mark: 22,
      text: "In Germany live about 80 million people and everybody has a phone. I think half of the phones have a cracked screen, so 40 million. A repair costs about 200 euros, so the market is 8 billion euros. That's a big market so the friend should open shops for sure. Apple stores are expensive so he can be cheaper. He should choose a good location such as a shopping mall, and offer also accessories such as cases and chargers where the margins are very high. Marketing through Google and Instagram.",
    },
  },
};
