/** What a person wants to be told by email. */
export interface Notifications {
  emailNotifications: boolean;
  sessionReminders: boolean;
  learningUpdates: boolean;
  marketing: boolean;
}

export const DEFAULT_NOTIFICATIONS: Notifications = {
  emailNotifications: true,
  sessionReminders: true,
  learningUpdates: true,
  marketing: false,
};
