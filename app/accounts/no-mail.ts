/** Where no mail server is set up: links are files that the operator has. */
export const NO_MAIL = "This server can’t send email yet: ask the people who run it for your link.";

/** There, for what needs a password, in an account without one. */
export const NO_PASSWORD_NO_MAIL =
  "Your account has no password, and this server can’t send email yet. Ask the people who run it for a link to set a password: you then confirm this with it.";
