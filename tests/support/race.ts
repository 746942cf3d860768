import { PASSWORD } from "./account";
import { createClient } from "./client";
import { ROW_ORDER, select } from "./database";

/** How often each race is run: RACE_ROUNDS=200 is the long form. */
export const RACE_ROUNDS = Number(process.env.RACE_ROUNDS ?? 6);

/** A browser with a signed-in user. */
export async function signIn(email: string, password = PASSWORD) {
  const client = await createClient();
  await client.post("/login", { email, password });
  return client;
}

/** Starts calls at the same moment, or a few milliseconds apart: another few in every round. */
export function race<Results extends unknown[]>(
  round: number,
  ...calls: { [Index in keyof Results]: () => Promise<Results[Index]> }
): Promise<Results> {
  const [first = calls[0], ...others] = calls;
  const delay = (round % 8) * 3;
  const late = others.map(
    (call) =>
      new Promise<unknown>((resolve, reject) => {
        setTimeout(() => void call().then(resolve, reject), delay);
      }),
  );
  return Promise.all([first?.(), ...late]) as Promise<Results>;
}

/** Changes the account's password from a signed-in browser. */
export const passwordForm = (newPassword: string, currentPassword = PASSWORD) => ({
  intent: "password",
  currentPassword,
  newPassword,
  confirmPassword: newPassword,
});

/** The subjects of the mails about an account, in the order in which they were written. */
export const listSubjects = (accountId: string) =>
  select(`select subject from mail_outbox where owner_id = ? order by created_at, ${ROW_ORDER}`, [
    accountId,
  ]).map(({ subject }) => String(subject));
