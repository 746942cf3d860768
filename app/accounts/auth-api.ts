import type { Profile, ProfileChanges } from "./profile";

/** The six calls of the auth API. Expected failures are returned; nothing here throws on bad input. */
export interface AuthApi {
  /** Creates an account; does not sign in. 400 with `errors`, 409 when the email is taken, 429, 503. */
  register(registration: Registration, from: Caller): Promise<AuthResult<{ profile: Profile }>>;
  /** A new token for the right password. 401 in the same words and time whether the account exists or not; 429, 503. */
  login(credentials: Credentials, from: Caller): Promise<AuthResult<{ token: string }>>;
  /** The token is dead everywhere afterwards. 401 when it was not alive. */
  logout(token: string): Promise<AuthResult>;
  /** Who the token belongs to. 401. */
  profile(token: string): Promise<AuthResult<{ profile: Profile }>>;
  /** Changes the fields given, leaves the others. 400 with `errors`, 401. */
  updateProfile(token: string, changes: ProfileChanges): Promise<AuthResult<{ profile: Profile }>>;
  /** Removes the account. 401. The app's own records are the caller's to remove. */
  deleteAccount(token: string): Promise<AuthResult>;
}

/** What only a server that keeps the accounts itself can do; the six calls do not cover it. */
export interface PasswordApi {
  /** Sets a new password and ends every other session. 400 with `errors` (the current one is wrong, the new one is refused), 401, 429, 503. */
  changePassword(token: string, change: PasswordChange): Promise<AuthResult>;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export interface Registration {
  name: string;
  email: string;
  password: string;
  userType: string;
}

export interface Credentials {
  email: string;
  password: string;
}

/** Where a call comes from, for the rate limits. */
export interface Caller {
  ip: string;
}

export type AuthResult<Success = unknown> = ({ ok: true } & Success) | AuthFailure;

export interface AuthFailure {
  ok: false;
  /** The HTTP status this failure has on the wire. 502 and 504: an external API that could not be understood or reached. */
  status: number;
  /** Fit to show to a person. */
  message: string;
  /** Messages by field, where fields are to blame. */
  errors?: Record<string, string[]>;
  /** Seconds to wait, with 429 and 503. */
  retryAfter?: number;
}
