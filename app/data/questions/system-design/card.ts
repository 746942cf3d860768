import type { InterviewCard } from "~/data/questions/types";
import { chatMessaging } from "./chat-messaging";
import { fileSync } from "./file-sync";
import { newsFeed } from "./news-feed";
import { notificationService } from "./notification-service";
import { paymentService } from "./payment-service";
import { rateLimiter } from "./rate-limiter";
import { rideMatching } from "./ride-matching";
import { urlShortener } from "./url-shortener";

export const systemDesign: InterviewCard = {
  id: "system-design",
  tab: "technical",
  title: "System Design",
  description: "Turn a vague product into numbers, parts and trade-offs, and say what happens when a part fails.",
  difficulty: "Hard",
  topics: ["Estimating load", "Storage and partitioning", "Caching and queues", "Consistency", "Failure"],
  minutes: 60,
  questions: [urlShortener, rateLimiter, notificationService, newsFeed, chatMessaging, fileSync, rideMatching, paymentService],
};
