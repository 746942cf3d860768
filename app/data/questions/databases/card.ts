import type { InterviewCard } from "~/data/questions/types";
import { addColumnWithoutDowntime } from "./add-column-without-downtime";
import { compositeIndexOrder } from "./composite-index-order";
import { lastSeatRace } from "./last-seat-race";
import { leftJoinTrap } from "./left-join-trap";
import { moneyTransferAcid } from "./money-transfer-acid";
import { nPlusOne } from "./n-plus-one";
import { normalizeASpreadsheet } from "./normalize-a-spreadsheet";
import { nullInFilters } from "./null-in-filters";
import { relationalOrNot } from "./relational-or-not";
import { slowJoinQuery } from "./slow-join-query";
import { staleReadAfterSave } from "./stale-read-after-save";
import { topEarnersPerDepartment } from "./top-earners-per-department";

export const databases: InterviewCard = {
  id: "databases",
  tab: "technical",
  title: "Databases and SQL",
  description: "Queries, indexes, transactions and the failures you meet in a real system, explained as you would to a colleague.",
  difficulty: "Medium",
  topics: ["Queries and joins", "Indexes and plans", "Transactions", "Modeling", "Running in production"],
  minutes: 40,
  questions: [
    leftJoinTrap,
    topEarnersPerDepartment,
    nullInFilters,
    slowJoinQuery,
    compositeIndexOrder,
    nPlusOne,
    normalizeASpreadsheet,
    moneyTransferAcid,
    lastSeatRace,
    relationalOrNot,
    staleReadAfterSave,
    addColumnWithoutDowntime,
  ],
};
