import type { Identity } from "~/accounts/social/identity.server";
import type { ProviderId } from "~/accounts/social/provider-names";
import type { Provider } from "~/accounts/social/providers.server";
import type { Profile, ProfileChanges } from "./profile";

/**
 * The six calls of the auth API. Expected failures are returned; nothing here throws on bad input.
 */
export interface AuthApi {
  /**
   * Creates an account; does not sign in. 400 with `errors`, 409 when the email is taken, 429, 503.
   */
  register(registration: Registration, caller: Caller): Promise<AuthResult<{ profile: Profile }>>;
  /**
   * A new token for the right password. 401 with the same message and timing whether or not the
   * account exists; 429, 503. With the profile if that takes no further call.
   */
  login(
    credentials: Credentials,
    caller: Caller,
  ): Promise<AuthResult<{ token: string; profile?: Profile }>>;
  /** Revokes the token. 401 when it was not valid. The embedded API has no other failure. */
  logout(token: string): Promise<AuthResult>;
  /** The profile of the token's account. 401. */
  getProfile(token: string): Promise<AuthResult<{ profile: Profile }>>;
  /** Changes only the given fields. 400 with `errors`, 401. */
  updateProfile(token: string, changes: ProfileChanges): Promise<AuthResult<{ profile: Profile }>>;
  /** Deletes the account. 401. Does not delete the app's own data. */
  deleteAccount(token: string): Promise<AuthResult>;
}

// Only available with embedded accounts; the six calls don't cover these.

export interface PasswordApi {
  /**
   * Whether this is the account's password; without one, whether the person has proved a moment ago
   * who they are. 400 when it isn't, 401, 403 when they haven't, 429, 503.
   */
  checkPassword(token: string, password: string): Promise<AuthResult>;
  /**
   * Sets a new password, ends every session and link, and starts a new session. 400 with `errors` (wrong current
   * or rejected new password), 401, 409, 429, 503.
   */
  changePassword(
    token: string,
    change: PasswordChange,
    caller: Caller,
  ): Promise<AuthResult<{ token: string }>>;
  /** Sends a reset link. Same response and timing whether or not the account exists. 400, 429. */
  requestReset(email: string, caller: Caller): Promise<AuthResult>;
  /** The account a reset link is for. 410 when the link has expired or was used. */
  findResetLink(link: string): Promise<AuthResult<LinkTarget>>;
  /** Sets a new password and ends every other way in. 400 with `errors`, 410, 503. */
  resetPassword(link: string, newPassword: string, caller: Caller): Promise<AuthResult<LinkTarget>>;
}

export interface EmailApi {
  /** Sends a verification link. 401, 409 when already verified, 429. */
  requestVerification(token: string, caller: Caller): Promise<AuthResult>;
  /**
   * Changes the email address: after confirmation by email, or at once if no SMTP server is
   * configured. 400, 401, 409, 429, 503.
   */
  changeEmail(
    token: string,
    change: EmailChange,
    caller: Caller,
  ): Promise<AuthResult<{ isDone: boolean }>>;
  /** The pending new address, if any. 401. */
  getPendingEmail(token: string): Promise<AuthResult<{ email: string | undefined }>>;
  /** Cancels a pending email change. 401. */
  cancelEmailChange(token: string): Promise<AuthResult>;
  /**
   * What a link confirms, and for which account. 403 for a change that another session than `token`
   * asked for, 410 when the link has expired or was used.
   */
  findConfirmationLink(link: string, token: string | undefined): Promise<AuthResult<LinkTarget>>;
  /** Confirms an address by its link. 403, 409 when the address has been taken meanwhile, 410. */
  confirmEmail(
    link: string,
    token: string | undefined,
    caller: Caller,
  ): Promise<AuthResult<LinkTarget>>;
  /** Whose change of address a link undoes, and the address it goes back to. 410 when it is used, expired or unknown. */
  findUndoLink(link: string): Promise<AuthResult<LinkTarget>>;
  /**
   * Cancels a change of address or takes it back, and ends every way in, the password included. 409 when the address is
   * taken, 410.
   */
  undoEmailChange(link: string): Promise<AuthResult<LinkTarget>>;
}

/** Signing out works while the database can't be written; `isSaved` says whether it outlives a restart. */
export interface DevicesApi {
  /** The account's sessions, most recent first. 401. */
  listDevices(token: string): Promise<AuthResult<{ devices: Device[] }>>;
  /** Revokes one session. 401, 404 when it belongs to another account. */
  signOutDevice(token: string, deviceId: string): Promise<AuthResult<{ isSaved: boolean }>>;
  /** Revokes every other session of this account. 401. */
  signOutOtherDevices(
    token: string,
  ): Promise<AuthResult<{ signedOutCount: number; isSaved: boolean }>>;
}

export interface SocialApi {
  /** How the account can be signed in to. 401. */
  getSignInMethods(token: string): Promise<AuthResult<SignInMethods>>;
  /**
   * A new token for the account an identity is connected to, or for a new account. 403 when there is
   * no verified email for one, 409 when another account has it, 429. With `account`, only for that
   * one: 403.
   */
  signIn(
    identity: Identity,
    caller: Caller,
    account?: string,
  ): Promise<AuthResult<{ token: string; profile: Profile; isNew: boolean }>>;
  /** Lets an identity sign in to this account. 401, 403 before the email is confirmed, 409 when it signs in to another one. */
  connect(token: string, identity: Identity, caller: Caller): Promise<AuthResult>;
  /** 401, 409 when there is no other way to sign in. */
  disconnect(token: string, provider: Provider, caller: Caller): Promise<AuthResult>;
}

/** What stands for the password in an account without one. */
export interface ConfirmationApi {
  /** Sends a link to the account's address, for the session to confirm by. 401, 403 for an identity of another account, 429. */
  requestConfirmation(token: string, identity: Identity, caller: Caller): Promise<AuthResult>;
  /** The account a link is for. 403 for a session other than the one that asked, 410. */
  findConfirmation(link: string, token: string | undefined): Promise<AuthResult<LinkTarget>>;
  /** Confirms that the person at a session owns the account. 403, 410. */
  confirmSession(link: string, token: string | undefined): Promise<AuthResult>;
}

export interface SignInMethods {
  hasPassword: boolean;
  /** Whether the person has proved a moment ago who they are; without a password, this stands for it. */
  isConfirmed: boolean;
  /** Whether that is possible: nobody could be sent a link where no email leaves. */
  canConfirm: boolean;
  /** Those that are set up on this server. */
  providers: ConnectableProvider[];
}

export interface ConnectableProvider {
  id: ProviderId;
  name: string;
  /** The account there; null if none is connected. */
  connection: { connectedAt: string; email: string | null } | null;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export interface EmailChange {
  email: string;
  password: string;
}

export interface LinkTarget {
  userId: string;
  email: string;
}

export interface Device {
  id: string;
  name: string;
  isCurrent: boolean;
  signedInAt: string;
  /** Rounded to the hour. */
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

/** The caller: for rate limits, for links in emails, and to tell devices apart. */
export interface Caller {
  ip: string;
  /** The origin of links in emails. */
  origin: string;
  device: { id: string; name: string };
}

export type AuthResult<Success = unknown> = ({ ok: true } & Success) | AuthFailure;

export interface AuthFailure {
  ok: false;
  /**
   * The HTTP status. 502 and 504: the external API returned an invalid response or couldn't be
   * reached.
   */
  status: number;
  /** Can be shown to the user. */
  message: string;
  /** Messages by field, if fields are invalid. */
  errors?: Record<string, string[]>;
  /** Seconds to wait, with 429 and 503. */
  retryAfter?: number;
}
