import type { InterviewCard } from "~/data/questions/types";
import { slowJoinQuery } from "./slow-join-query";

export const databases: InterviewCard = {
  id: "databases",
  tab: "technical",
  title: "Databases and SQL",
  description: "Queries, indexes, transactions and the failures you meet in a real system, explained as you would to a colleague.",
  difficulty: "Medium",
  topics: ["Queries and joins", "Indexes and plans", "Transactions", "Modeling", "Running in production"],
  minutes: 40,
  questions: [slowJoinQuery],
};
