/** Where no mail server is set up: links are files that the operator has. */
export const NO_MAIL = "This server can’t send email yet: ask the people who run it for your link.";
