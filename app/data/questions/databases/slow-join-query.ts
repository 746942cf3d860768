import type { Question } from "~/data/questions/types";

export const slowJoinQuery: Question = {
  id: "slow-join-query",
  kind: "technical",
  name: "Slow join on two tables",
  prompt: "A query that joins orders to customers ran in 200 ms last month. Today it takes 40 seconds. How would you find out why?",
  why: "Anyone who works with data meets a query that went bad. The interviewer wants to see you measure before you change anything, and prove the fix afterwards.",
  keyPoints: [
    {
      id: "real-plan",
      label: "Read the real plan, not a guess",
      claim: "Run EXPLAIN ANALYZE on the query and read the actual execution plan before changing anything.",
      aliases: ["explain analyze", "execution plan", "query plan", "actual plan", "plan from last month"],
      wrong: ["The first step is to add an index and see whether it helps.", "The first step is to buy a bigger server."],
      truths: ["EXPLAIN without ANALYZE does not run the query."],
      add: "“I run EXPLAIN ANALYZE with the real parameters and compare it with an older plan if we kept one.”",
      followUp: "How do you find out what the database is doing during those 40 seconds?",
      weight: 1.3,
      checks: [
        {
          id: "real-plan-which",
          prompt: "In PostgreSQL, what shows how many rows and how much time each step of a query really took?",
          options: ["EXPLAIN ANALYZE", "ANALYZE alone", "EXPLAIN alone"],
          key: 0,
          why: "EXPLAIN ANALYZE runs the query and measures it. EXPLAIN alone shows estimates, and ANALYZE alone collects statistics about tables.",
        },
      ],
    },
    {
      id: "index-not-used",
      label: "Notice the index is no longer used",
      claim: "Look for a sequential scan on orders where there used to be an index scan, or a join method that changed.",
      aliases: ["sequential scan", "full table scan", "full scan", "seq scan", "index scan", "index is no longer used", "nested loop instead of hash join", "join method changed"],
      wrong: ["A sequential scan is always faster than an index scan on a large table.", "Indexes never stop being used once they exist."],
      add: "“I look for a sequential scan on orders where an index scan used to be.”",
      followUp: "In the plan, which line would tell you where the time went?",
      checks: [
        {
          id: "index-not-used-stops",
          prompt: "Nobody has changed a query or its indexes. Can the database still stop using an index that it used for this query last month?",
          key: 0,
          why: "The planner chooses by its estimates, which change with the data. So look in the plan for a sequential scan where an index was used.",
        },
        {
          id: "index-not-used-scan",
          prompt: "EXPLAIN ANALYZE shows a sequential scan on a large table, though there is an index on the column in WHERE. Would an index scan be faster?",
          key: 2,
          why: "It depends on how many rows are wanted. For 50 of 10 million rows the scan wastes time, but for most of the table it is the faster way.",
        },
      ],
    },
    {
      id: "what-changed",
      label: "Find what changed: volume, schema, deploy",
      claim: "Ask what changed since last month: row counts, a dropped index or schema change, a deploy that altered the query, or new parameters.",
      aliases: ["what changed", "rows has gained", "data volume", "table grew", "dropped index", "schema change", "migration", "deploy", "release changed the query", "different parameters"],
      add: "“I list what changed: how much orders grew, which migrations ran, which release touched this query.”",
      followUp: "It was fast a month ago. What could have changed, and how would you check each?",
      checks: [
        {
          id: "what-changed-sudden",
          prompt: "A query became 200 times slower within one minute on Tuesday evening. The tables grow by 1% a week. Which cause should you check first?",
          options: ["The age of the server", "The growth of the tables", "A recent release"],
          key: 2,
          why: "A sudden jump points to an event, such as a release, a dropped index or a schema change. Slow growth can tip a plan at once too, but look for events first.",
        },
      ],
    },
    {
      id: "stale-statistics",
      label: "Stale statistics mislead the planner",
      claim: "If estimated rows are far from actual rows, the statistics are stale and the planner chose badly, so run ANALYZE to refresh them.",
      aliases: ["stale statistics", "outdated statistics", "estimated rows versus actual", "estimate is far off", "refresh statistics", "run analyze on the tables", "update statistics", "autovacuum fell behind", "row estimate"],
      wrong: ["Statistics only matter for backups.", "ANALYZE rewrites the whole table."],
      add: "“I would run ANALYZE on orders and check that the estimate comes back in line.”",
      followUp: "The plan expects 50 rows and gets two million. What does that tell you, and what do you do?",
      checks: [
        {
          id: "stale-statistics-cause",
          prompt: "The plan of a query on one table expects 40 rows for a simple filter and finds 3 million. What is the most likely cause?",
          options: ["Outdated statistics", "A damaged index", "A busy disk"],
          key: 0,
          why: "The planner estimates from statistics. A busy disk makes a query slow but does not change how many rows are expected.",
        },
        {
          id: "stale-statistics-analyze",
          prompt: "In PostgreSQL, what does the command ANALYZE do with a table?",
          options: ["It builds the indexes again", "It rewrites the table compactly", "It samples rows for statistics"],
          key: 2,
          why: "It reads a sample and stores statistics for the planner. It is cheap and does not change the table.",
        },
      ],
    },
    {
      id: "rule-out-waiting",
      label: "Rule out waiting: locks, disk, other load",
      claim: "Check whether the query is slow by itself or is waiting on locks, disk reads or other load on the server.",
      aliases: ["lock waits", "waiting on a lock", "blocked by another transaction", "disk reads", "cold cache", "other load", "busy server", "cpu or io", "pg_stat_activity", "blocking session"],
      add: "“I check lock waits and disk reads, and run it again at a quiet hour.”",
      followUp: "How would you tell a query that is slow from one that is kept waiting?",
      checks: [
        {
          id: "rule-out-waiting-lock",
          prompt: "For 40 seconds a query uses almost no processor time, and it reads and writes almost nothing. What is it most likely doing?",
          options: ["Scanning a table", "Waiting for a lock", "Sorting many rows"],
          key: 1,
          why: "Sorting and scanning need the processor or the disk. A query that needs neither is most likely kept waiting by another transaction.",
        },
      ],
    },
    {
      id: "try-safely",
      label: "Try the fix on production-sized data",
      claim: "Test one fix at a time, such as a composite index or a rewrite, on a copy of production with realistic volume before shipping it.",
      aliases: ["copy of production", "production-sized data", "staging with real volume", "one change at a time", "composite index", "create index concurrently", "rewrite the query", "restored backup"],
      wrong: ["Adding an index costs nothing for writes.", "It is safe to test an index change directly in production at peak time."],
      truths: ["Adding an index costs time on writes."],
      add: "“I try the index on a copy of production first, then build it concurrently.”",
      followUp: "You think an index on customer id would help. How do you try it without risk?",
      checks: [
        {
          id: "try-safely-small",
          prompt: "On a test database with 1,000 rows the planner ignores your new index. Does this show that it will ignore it on 50 million rows?",
          key: 1,
          why: "Reading a tiny table as a whole is cheap, so an index does not pay there. Test on a copy of the size of production.",
        },
        {
          id: "try-safely-build",
          prompt: "In PostgreSQL you run a plain CREATE INDEX on a large table in use. Do inserts and updates have to wait until it is done?",
          key: 0,
          why: "A plain CREATE INDEX locks the table against writes. CREATE INDEX CONCURRENTLY lets them go on and takes longer.",
        },
      ],
    },
    {
      id: "prove-it",
      label: "Prove it afterwards",
      claim: "Time the same query with the same parameters before and after, and set an alert so that a relapse shows.",
      aliases: ["before and after", "same parameters", "compare timings", "p95", "monitor the query", "slow query log", "back at 200 ms"],
      add: "“I time the same query with the same parameters before and after, and put an alert on it.”",
      followUp: "How would you know it is fixed, and how would you hear about it if it came back?",
      checks: [
        {
          id: "prove-it-second-run",
          prompt: "A query took 40 seconds. You change a setting and run it again, and it takes 20. Does this one comparison prove that the setting helped?",
          key: 1,
          why: "The first run may have brought the data into memory. Compare several runs before and after, with the same parameters, and watch it later.",
        },
      ],
    },
  ],
  samples: {
    junior:
      "I would not touch anything before I have looked. First I run EXPLAIN ANALYZE on the query with the same parameters users send, and compare the execution plan with an older one if we kept it. I look for a sequential scan on orders where I would expect an index scan, because that is a frequent reason for a jump of this size. Next I ask what changed in that month: how many rows the orders table gained, whether a migration dropped an index, and whether a deploy altered the query. If the estimated rows are far from the actual rows, the statistics are stale, so I run ANALYZE on both tables and look at the plan again. I also check that the query is slow by itself and not waiting: lock waits, disk reads, other load on the server. When I have a cause I try one change at a time on a copy of production, for example a composite index on customer_id and created_at. To prove it, I time the same query with the same parameters before and after, and I add an alert so we hear about it before customers do.",
    senior:
      "Two hundred milliseconds to forty seconds is a factor of two hundred, so I expect a different plan rather than gradual growth, but I would let the evidence decide. I start in pg_stat_activity: is the query running or blocked by another transaction? Lock waits, a cold cache and other load on the disk can all imitate a bad query. If it is truly working, I take the actual plan with EXPLAIN ANALYZE and buffers, and find the node where the time goes. Typical findings are a full table scan on orders instead of an index scan, or a nested loop chosen for fifty rows that meets two million. That second one means the row estimate is wrong: outdated statistics, often because autovacuum fell behind after a bulk load. Running ANALYZE is cheap and safe. In parallel I line up what changed: table growth, the migration history, and the release that could have wrapped the join column in a function. I reproduce it on a restored backup with production-sized data, test one change at a time, and ship an index with CREATE INDEX CONCURRENTLY. Afterwards I compare p95 before and after for the same parameters, and keep the plan so next time we have something to compare with.",
  },
  hint: "Measure before you fix. What would the database tell you if you asked it?",
  tips: [
    "Order your steps from cheapest to most invasive.",
    "Say what each observation would mean, not only where you would look.",
    "End with how you know it worked.",
  ],
  skills: ["sql", "query-optimization", "debugging"],
  minutes: 4,
  words: [120, 220],
};
