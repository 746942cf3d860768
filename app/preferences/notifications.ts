export type NotificationColumn =
  | "email_notifications"
  | "session_reminders"
  | "learning_updates"
  | "marketing";

interface Notification {
  label: string;
  /** The emails it covers. */
  hint: string;
  default: boolean;
  /** Its column in account_preferences. */
  column: NotificationColumn;
}

/**
 * The emails a user can turn off; those about account security can't be. Nothing sends marketing yet.
 */
export const NOTIFICATIONS = {
  emailNotifications: {
    label: "Email notifications",
    hint: "Replies from mentors, and changes to your sessions with them.",
    default: true,
    column: "email_notifications",
  },
  sessionReminders: {
    label: "Session reminders",
    hint: "The day before a mentoring session, an hour before it, and the evening before a job interview.",
    default: true,
    column: "session_reminders",
  },
  learningUpdates: {
    label: "Learning updates",
    hint: "What is due for review, once a week at most.",
    default: true,
    column: "learning_updates",
  },
  marketing: {
    label: "Marketing communications",
    hint: "News about Pathlight itself.",
    default: false,
    column: "marketing",
  },
} satisfies Record<string, Notification>;

export type NotificationName = keyof typeof NOTIFICATIONS;
export const NOTIFICATION_NAMES = Object.keys(NOTIFICATIONS) as NotificationName[];

export type Notifications = Record<NotificationName, boolean>;

export const DEFAULT_NOTIFICATIONS = mapNotifications((name) => NOTIFICATIONS[name].default);

export function mapNotifications(read: (name: NotificationName) => boolean): Notifications {
  return Object.fromEntries(NOTIFICATION_NAMES.map((name) => [name, read(name)])) as Notifications;
}
