import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { StartFailure } from "../platform/start-failure.ts";

const oldestMajor = 15;
const patienceSeconds = 10;

/** Makes sure that the server at DATABASE_URL can be used; throws StartFailure with the reason if not. */
export async function checkOwnDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    const major = await Promise.race([majorVersion(sql), silence()]);
    if (major < oldestMajor) {
      throw new StartFailure(
        `DATABASE_URL: PostgreSQL ${major} is too old; ${oldestMajor} or newer is needed.`,
      );
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`DATABASE_URL: ${reasonFor(error, new URL(url))}`);
  } finally {
    void sql.end({ timeout: 0 });
  }
}

async function majorVersion(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<
    { version: number }[]
  >`select current_setting('server_version_num')::int as version`;
  return Math.floor((row?.version ?? 0) / 10_000);
}

/** The driver waits for ever when something accepts the connection and then says nothing. */
async function silence(): Promise<never> {
  await pause(patienceSeconds * 1000, undefined, { ref: false });
  throw Object.assign(new Error("no answer"), { code: "CONNECT_TIMEOUT" });
}

function reasonFor(error: unknown, url: URL): string {
  const server = `${url.hostname}:${url.port || 5432}`;
  const user = decodeURIComponent(url.username);
  const database = decodeURIComponent(url.pathname.slice(1)) || user;
  const { code = "", message = String(error) } = error as { code?: string; message?: string };
  switch (code) {
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `there is no host named ${url.hostname}.`;
    case "28P01":
    case "28000":
      return `the server at ${server} refuses user "${user}" or the password.`;
    case "3D000":
      return `the server at ${server} has no database "${database}"; make it with: createdb ${database}`;
    case "53300":
      return `the server at ${server} has no connection left.`;
    default:
      return /^(CONNECT_TIMEOUT|CONNECTION_|ECONN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)/.test(code)
        ? `no PostgreSQL answers at ${server} (${code}).`
        : `the server at ${server} cannot be used: ${message}`;
  }
}
