import type { Profile, ProfileChanges } from "./profile";

/** The six calls of the auth API. Expected failures are returned; nothing here throws on bad input. */
export interface AuthApi {
  /** Creates an account; does not sign in. 400 with `errors`, 409 when the email is taken, 429, 503. */
  register(registration: Registration, caller: Caller): Promise<AuthResult<{ profile: Profile }>>;
  /** A new token for the right password. 401 in the same words and time whether the account exists or not; 429, 503. */
  login(credentials: Credentials, caller: Caller): Promise<AuthResult<{ token: string }>>;
  /** The token is dead everywhere afterwards. 401 when it was not alive. */
  logout(token: string): Promise<AuthResult>;
  /** Who the token belongs to. 401. */
  getProfile(token: string): Promise<AuthResult<{ profile: Profile }>>;
  /** Changes the fields given, leaves the others. 400 with `errors`, 401. */
  updateProfile(token: string, changes: ProfileChanges): Promise<AuthResult<{ profile: Profile }>>;
  /** Removes the account. 401. The app's own records are the caller's to remove. */
  deleteAccount(token: string): Promise<AuthResult>;
}

// What only a server that keeps the accounts itself can do; the six calls do not cover it.

export interface PasswordApi {
  /** Whether this is the person's password. 400 when it is not, 401, 429, 503. */
  checkPassword(token: string, password: string): Promise<AuthResult>;
  /** Sets a new password, ends every session and begins a new one. 400 with `errors` (the current one is wrong, the new one is refused), 401, 409, 429, 503. */
  changePassword(
    token: string,
    change: PasswordChange,
    caller: Caller,
  ): Promise<AuthResult<{ token: string }>>;
  /** Sends a link to choose a new password. The same answer in the same time whether the account exists or not. 400, 429. */
  requestReset(email: string, caller: Caller): Promise<AuthResult>;
  /** Whose password a link resets. 410 when it is none any more. */
  findResetLink(link: string): Promise<AuthResult<LinkTarget>>;
  /** Sets a new password and ends every session. 400 with `errors`, 410, 503. */
  resetPassword(link: string, newPassword: string, caller: Caller): Promise<AuthResult<LinkTarget>>;
}

export interface EmailApi {
  /** Sends the link that proves the address is the person's. 401, 409 when it is proven, 429. */
  requestVerification(token: string, caller: Caller): Promise<AuthResult>;
  /** Changes the address: once the new one is confirmed by mail, or at once where no mail leaves this server. 400, 401, 409, 429, 503. */
  changeEmail(
    token: string,
    change: EmailChange,
    caller: Caller,
  ): Promise<AuthResult<{ isDone: boolean }>>;
  /** The new address that waits to be confirmed, if there is one. 401. */
  getPendingEmail(token: string): Promise<AuthResult<{ email: string | undefined }>>;
  /** Takes the wish for a new address back. 401. */
  cancelEmailChange(token: string): Promise<AuthResult>;
  /** What a link confirms, and for whom. 410 when it is none any more. */
  findConfirmationLink(link: string): Promise<AuthResult<LinkTarget>>;
  /** Confirms an address by its link. 409 when somebody else has it by now, 410. */
  confirmEmail(link: string, caller: Caller): Promise<AuthResult<LinkTarget>>;
}

export interface DevicesApi {
  /** Where somebody is signed in, the latest first. 401. */
  listDevices(token: string): Promise<AuthResult<{ devices: Device[] }>>;
  /** Ends one session of this person. 401, 404 when it is none of theirs. */
  signOutDevice(token: string, deviceId: string): Promise<AuthResult>;
  /** Ends all sessions of this person but the one that asks. 401. */
  signOutOtherDevices(token: string): Promise<AuthResult<{ signedOutCount: number }>>;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export interface EmailChange {
  email: string;
  password: string;
}

/** What a link in a mail is about. */
export interface LinkTarget {
  userId: string;
  email: string;
}

/** A session as its owner sees it. */
export interface Device {
  id: string;
  name: string;
  isCurrent: boolean;
  signedInAt: string;
  /** To the hour. */
  lastUsedAt: string;
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

/** Who calls: for the rate limits, for links in mail, and to tell one device from another. */
export interface Caller {
  ip: string;
  /** Where links in mail lead. */
  origin: string;
  device: { id: string; name: string };
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
