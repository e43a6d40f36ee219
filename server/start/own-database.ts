import { setTimeout as pause } from "node:timers/promises";
import { withConnection } from "../platform/database/one-connection.ts";
import { poolerFacts } from "../platform/database/pooler.ts";
import { clusterFacts, majorVersion } from "../platform/database/server-facts.ts";
import { StartFailure } from "../platform/start-failure.ts";

const oldestMajor = 15;
const patienceSeconds = 10;
const silentCode = "CONNECT_TIMEOUT";

interface OwnDatabase {
  url: string;
  directUrl: string | undefined;
  isPrepared: boolean;
}

/** Nobody answers at the address, or a server that is still starting. */
class DatabaseAway extends StartFailure {}

/** Checks that the server at DATABASE_URL is usable; throws StartFailure with the reason if not. */
export async function checkOwnDatabase({ url, directUrl, isPrepared }: OwnDatabase): Promise<void> {
  await usable("DATABASE_URL", url, () => checkVersion("DATABASE_URL", url));
  if (directUrl && directUrl !== url)
    await usable("DATABASE_DIRECT_URL", directUrl, () => checkVersion("DATABASE_DIRECT_URL", directUrl));
  const { isPooler, keepsNames } = await usable("DATABASE_URL", url, () => poolerFacts(url));
  if (isPooler && !directUrl) {
    throw new StartFailure(
      "DATABASE_URL leads to a pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself; or to the same address, if the pooler is in session mode.",
    );
  }
  if (isPooler && directUrl !== url && isPrepared && !keepsNames) {
    throw new StartFailure(
      "DATABASE_URL: this pooler can't keep prepared statements. Set its max_prepared_statements (PgBouncer 1.21 or newer), or set DATABASE_PREPARED=off.",
    );
  }
}

/**
 * Checks that `url` is a replica of the database at `primary`; throws StartFailure if not.
 * @returns why it can't be known yet, if the replica is away: the primary answers until it is there
 */
export async function checkReplica(url: string, primary: string): Promise<string | undefined> {
  const about = (address: string) => withConnection(address, ({ sql }) => clusterFacts(sql), { seconds: 5 });
  const replica = await usable("DATABASE_READ_URL", url, () => about(url)).catch((error: unknown) => {
    if (error instanceof DatabaseAway) return error;
    throw error;
  });
  if (replica instanceof DatabaseAway) return replica.message;
  const { cluster, name } = await usable("DATABASE_URL", primary, () => about(primary));
  const { host } = new URL(url);
  if (!replica.isReplica)
    throw new StartFailure(
      `DATABASE_READ_URL: the server at ${host} is no replica. Leave it out, or make it one.`,
    );
  if (replica.cluster !== cluster || replica.name !== name)
    throw new StartFailure(
      `DATABASE_READ_URL: the server at ${host} is a replica of another database than DATABASE_URL.`,
    );
  return undefined;
}

async function checkVersion(variable: string, url: string): Promise<void> {
  const major = await withConnection(url, ({ sql }) => majorVersion(sql), { seconds: 5 });
  if (major < oldestMajor)
    throw new StartFailure(`${variable}: PostgreSQL ${major} is too old; ${oldestMajor} or newer is needed.`);
}

/** The result of `ask`; throws StartFailure with one line about the variable if it fails. */
async function usable<T>(variable: string, url: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await Promise.race([ask(), silence()]);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const Failure = away.test(codeOf(error)) ? DatabaseAway : StartFailure;
    throw new Failure(`${variable}: ${reasonFor(error, new URL(url))}`);
  }
}

/** The driver waits forever if something accepts the connection and then stays silent. */
async function silence(): Promise<never> {
  await pause(patienceSeconds * 1000, undefined, { ref: false });
  throw Object.assign(new Error("no answer"), { code: silentCode });
}

const away = /^(CONNECT_TIMEOUT|CONNECTION_|ECONN|ENOENT|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|57P03)/;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function codeOf(error: unknown): string {
  const { code = /timeout/.test(messageOf(error)) ? silentCode : "" } = error as { code?: string };
  return code;
}

function reasonFor(error: unknown, url: URL): string {
  const server = `${url.searchParams.get("host") ?? url.hostname}:${url.port || 5432}`;
  const user = decodeURIComponent(url.username);
  const database = decodeURIComponent(url.pathname.slice(1)) || user;
  const code = codeOf(error);
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
      return away.test(code)
        ? `no PostgreSQL answers at ${server} (${code}).`
        : `the server at ${server} cannot be used: ${messageOf(error)}`;
  }
}
