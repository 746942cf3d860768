import { env } from "./env.server";

/** Who runs this server, as far as the environment says. */
export const operator = {
  name: env.OPERATOR_NAME,
  address: env.OPERATOR_ADDRESS,
  email: env.OPERATOR_EMAIL,
  law: env.OPERATOR_LAW,
  minAge: env.MIN_AGE,
  hasAccountServer: env.AUTH_API_URL !== undefined,
  /** Nobody is deleted without an email, nor an account on another server. */
  idleMonths: env.SMTP_URL && !env.AUTH_API_URL ? env.IDLE_ACCOUNT_MONTHS : undefined,
};
