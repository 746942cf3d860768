import { domainToASCII, fileURLToPath } from "node:url";
import { changeRows, exit } from "./change-rows.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const [email = ""] = process.argv.slice(2);
if (!email.includes("@")) exit("Say whose account it is: npm run admin:grant -- name@example.com");
const address = toStoredAddress(email);
if ((await changeRows("update users set user_type = 'admin' where email = ?", [address])) === 0)
  exit(`No account has the address ${email}. Sign up with it first.`);
console.log(`${email} is an operator now: open /admin.`);

/** Lowercase, an international domain in its ASCII form. */
function toStoredAddress(typed) {
  const lowercase = typed.trim().toLowerCase();
  return lowercase.replace(/[^@]+$/, (domain) => domainToASCII(domain) || domain);
}
