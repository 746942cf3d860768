import type { Kysely, Selectable } from "kysely";
import {
  deleteLinksExceptUndo,
  deleteUndoLinks,
  findPendingLink,
} from "~/accounts/links/one-time-links.server";
import { configuredProviders, getIssuerKey } from "~/accounts/social/providers.server";
import { deleteIdentities, listIdentities } from "~/accounts/store/identities.server";
import { deleteDevices } from "~/accounts/store/known-devices.server";
import { revokeAllTokens } from "~/accounts/store/tokens.server";
import type { Tables } from "~/platform/database/tables";
import type { SocialIdentitiesTable, UsersTable } from "~/platform/database/tables/accounts";
import { isMailConfigured } from "~/platform/mail/transport.server";

// What each change ends is a table in docs/security.md.

/** Ends every way into an account but the links that undo a change of its address. */
export async function endAccess(userId: string, connection: Kysely<Tables>): Promise<void> {
  await revokeAllTokens(userId, connection);
  await deleteIdentities(userId, undefined, connection);
  await deleteDevices(userId, connection);
  await deleteLinksExceptUndo(userId, connection);
}

/**
 * The same for a reset, with the links that undo a change. Those to earlier addresses stay where the present one was
 * confirmed by the session that asked for it: an intruder would change the address and then reset the password.
 * @returns what the email about the reset names
 */
export async function endAccessAtReset(
  user: Selectable<UsersTable>,
  now: Date,
  connection: Kysely<Tables>,
): Promise<{ identities: string[]; undoUntil: Date | undefined }> {
  const identities = await describeIdentities(user.id, connection);
  await endAccess(user.id, connection);
  const isConfirmed = isMailConfigured && user.email_verified === 1;
  await deleteUndoLinks(user.id, isConfirmed ? user.email : undefined, connection);
  const undo = await findPendingLink(user.id, "undo-email-change", now, connection);
  return { identities, undoUntil: undo && new Date(undo.expires_at) };
}

/** The accounts elsewhere that sign in to this one, as emails name them. */
export async function describeIdentities(
  userId: string,
  connection: Kysely<Tables>,
): Promise<string[]> {
  return (await listIdentities(userId, connection)).map(describeIdentity);
}

function describeIdentity({
  issuer,
  email,
}: Pick<Selectable<SocialIdentitiesTable>, "issuer" | "email">): string {
  const name = configuredProviders.find((each) => getIssuerKey(each) === issuer)?.name ?? issuer;
  return email === null ? name : `${name} (${email})`;
}
