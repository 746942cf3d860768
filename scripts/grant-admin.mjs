import { existsSync } from "node:fs";
import { join } from "node:path";
import { domainToASCII, fileURLToPath } from "node:url";

// Works beside a running server: it changes one row.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
if (existsSync(".env")) process.loadEnvFile();
const [email = ""] = process.argv.slice(2);
if (!email.includes("@")) exit("Say whose account it is: npm run admin:grant -- name@example.com");
const url = process.env.DATABASE_URL?.trim();
const grant = url ? grantOnPostgres : grantOnSQLite;
if (!(await grant(toStoredAddress(email))))
  exit(`No account has the address ${email}. Sign up with it first.`);
console.log(`${email} is an operator now: open /admin.`);

/** Lowercase, an international domain in its ASCII form. */
function toStoredAddress(typed) {
  const address = typed.trim().toLowerCase();
  return address.replace(/[^@]+$/, (domain) => domainToASCII(domain) || domain);
}

/** Whether there is such an account. */
async function grantOnSQLite(address) {
  const file = join(process.env.DATA_DIR?.trim() || "data", "pathlight.db");
  if (!existsSync(file))
    exit(`There is no database at ${file}. Start the server once, or set DATA_DIR.`);
  const { default: SQLite } = await import("better-sqlite3");
  const database = new SQLite(file, { timeout: 5000 });
  const { changes } = database
    .prepare("update users set user_type = 'admin' where email = ?")
    .run(address);
  database.close();
  return changes > 0;
}

async function grantOnPostgres(address) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "update users set user_type = 'admin' where email = $1",
      [address],
    );
    return rowCount > 0;
  } catch (error) {
    return exit(`The database of DATABASE_URL cannot be used (${error.message || error.code}).`);
  } finally {
    await client.end();
  }
}

function exit(message) {
  console.error(message);
  process.exit(1);
}
