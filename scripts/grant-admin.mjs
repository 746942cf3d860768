import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import SQLite from "better-sqlite3";

// Works beside a running server: it changes one row.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const [email = ""] = process.argv.slice(2);
const file = join(process.env.DATA_DIR ?? "data", "pathlight.db");
if (!email.includes("@")) exit("Say whose account it is: npm run admin:grant -- name@example.com");
if (!existsSync(file))
  exit(`There is no database at ${file}. Start the server once, or set DATA_DIR.`);
const database = new SQLite(file, { timeout: 5000 });
const { changes } = database
  .prepare("update users set user_type = 'admin' where email = ?")
  .run(email.trim().toLowerCase());
database.close();
if (changes === 0) exit(`No account has the address ${email}. Sign up with it first.`);
console.log(`${email} is an operator now: open /admin.`);

function exit(message) {
  console.error(message);
  process.exit(1);
}
