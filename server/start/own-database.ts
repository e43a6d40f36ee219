import { setTimeout as pause } from "node:timers/promises";
import { majorVersion } from "../platform/database/major-version.ts";
import { withConnection } from "../platform/database/one-connection.ts";
import { StartFailure } from "../platform/start-failure.ts";

const oldestMajor = 15;
const patienceSeconds = 10;
const silentCode = "CONNECT_TIMEOUT";

/** Checks that the server at DATABASE_URL is usable; throws StartFailure with the reason if not. */
export async function checkOwnDatabase(url: string): Promise<void> {
  try {
    const asked = withConnection(url, ({ sql }) => majorVersion(sql), { seconds: 5 });
    const major = await Promise.race([asked, silence()]);
    if (major < oldestMajor) {
      throw new StartFailure(
        `DATABASE_URL: PostgreSQL ${major} is too old; ${oldestMajor} or newer is needed.`,
      );
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`DATABASE_URL: ${reasonFor(error, new URL(url))}`);
  }
}

/** The driver waits forever if something accepts the connection and then stays silent. */
async function silence(): Promise<never> {
  await pause(patienceSeconds * 1000, undefined, { ref: false });
  throw Object.assign(new Error("no answer"), { code: silentCode });
}

function reasonFor(error: unknown, url: URL): string {
  const server = `${url.searchParams.get("host") ?? url.hostname}:${url.port || 5432}`;
  const user = decodeURIComponent(url.username);
  const database = decodeURIComponent(url.pathname.slice(1)) || user;
  const { message = String(error), code = /timeout/.test(message) ? silentCode : "" } = error as {
    code?: string;
    message?: string;
  };
  switch (code) {
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `there is no host named ${url.hostname}.`;
    case "28P01":
    case "28000":
      return `the server at ${server} refuses user "${user}" or the password.`;
    case "3D000":
      return `the server at ${server} has no database "${database}"; create it with: createdb ${database}`;
    case "53300":
      return `the server at ${server} has no connection left.`;
    default:
      return /^(CONNECT_TIMEOUT|CONNECTION_|ECONN|ENOENT|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)/.test(code)
        ? `no PostgreSQL answers at ${server} (${code}).`
        : `the server at ${server} cannot be used: ${message}`;
  }
}
