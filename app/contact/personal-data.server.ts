import { CONTACT_TOPIC_LABELS } from "~/data/contact";
import { personalTable } from "~/platform/personal-data";
import { toTopic } from "./topic";

export const CONTACT_TABLES = [
  personalTable({
    table: "contact_messages",
    title: "Messages to the operator",
    description: "Messages you sent through the contact page.",
    order: ["created_at"],
    visitorRows: "stay",
    toCells: (row) => ({
      Name: row.name,
      Email: row.email,
      Topic: CONTACT_TOPIC_LABELS[toTopic(row.topic)],
      Message: row.message,
      Sent: new Date(row.created_at),
    }),
  }),
];
