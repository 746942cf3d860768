import type { AuthResult } from "~/accounts/auth-api/contract";
import { deleteEmbeddedAccount } from "~/accounts/auth-api/embedded.server";
import { authApi, embeddedAccounts } from "~/accounts/auth-api/index.server";
import { checkpoint, runTransaction } from "~/platform/database/connection.server";
import { unmarkErased, unmarkErasedLater } from "~/platform/database/erased-owners.server";
import { erasePersonalData } from "./registry.server";

/** Deletes an account and everything of its owner, down to the bytes. */
export async function deleteAccount(token: string, owner: string): Promise<AuthResult> {
  const result = embeddedAccounts
    ? await deleteEmbeddedAccount(token, erasePersonalData)
    : await deleteExternalAccount(token, owner);
  if (result.ok) unmarkErasedLater(owner);
  await checkpoint();
  return result;
}

/** Data first: if deleting the account then fails, the user can still sign in and try again. */
async function deleteExternalAccount(token: string, owner: string): Promise<AuthResult> {
  await runTransaction((connection) => erasePersonalData(owner, connection));
  const result = await authApi.deleteAccount(token);
  if (!result.ok) await unmarkErased(owner);
  return result;
}

/** Another server may give a new account the id of one that was deleted here a moment ago. */
export async function acceptOwner(owner: string): Promise<void> {
  await unmarkErased(owner);
}
