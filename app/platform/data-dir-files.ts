/** Files in the data folder. */
export const DATABASE_FILE = "pathlight.db";
export const LOCK_FILE = "server.lock";
export const SECRET_FILE = "session-secret";
