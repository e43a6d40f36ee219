import { createInterface, type Interface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { z } from "zod";
import { email, password } from "../../contract/identity/accounts.ts";
import { hasAdmin, hashPassword } from "../domains/identity/accounts/index.ts";
import { makeAdmin } from "../domains/identity/people/index.ts";
import { newId } from "../platform/ids.ts";
import type { Platform } from "../platform/platform.ts";
import { StartFailure } from "../platform/start-failure.ts";

interface FirstAdmin {
  name: string;
  email: string;
  password: string;
}

/**
 * Makes sure that a marketplace without demo has an admin: from ADMIN_EMAIL and ADMIN_PASSWORD, or by asking on the
 * terminal. Throws StartFailure without a terminal.
 */
export async function ensureFirstAdmin(platform: Platform): Promise<void> {
  if (await hasAdmin(platform.db)) return;
  const { firstAdmin } = platform.config;
  if (firstAdmin) return insertAdmin(platform, { name: "Admin", ...firstAdmin });
  if (!process.stdin.isTTY) {
    throw new StartFailure(
      "There is no admin yet. Set ADMIN_EMAIL and ADMIN_PASSWORD for this start, or start on a terminal to be asked.",
    );
  }
  await insertAdmin(platform, await askForAdmin());
}

async function insertAdmin(platform: Platform, admin: FirstAdmin): Promise<void> {
  const [first_name = "Admin", ...rest] = admin.name.trim().split(/\s+/);
  await makeAdmin(platform.db, {
    id: newId(),
    email: admin.email,
    password_hash: await hashPassword(admin.password),
    first_name,
    last_name: rest.join(" "),
    email_verified_at: platform.now(),
  });
}

async function askForAdmin(): Promise<FirstAdmin> {
  const output = new QuietOutput();
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  terminal.once("SIGINT", () => process.kill(process.pid, "SIGINT"));
  try {
    return await askOn(terminal, output);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ABORT_ERR") throw error;
    throw new StartFailure("A marketplace needs an admin; start again to be asked once more.");
  } finally {
    terminal.close();
  }
}

async function askOn(terminal: Interface, output: QuietOutput): Promise<FirstAdmin> {
  console.log("\nThis marketplace has no admin yet. Who runs it?\n");
  const name = await terminal.question("  Full name   ");
  const address = await ask(terminal, "  E-mail      ", email);
  process.stdout.write("  Password    ");
  output.quiet = true;
  const secret = await ask(terminal, "", password);
  process.stdout.write("\n\n");
  return { name, email: address, password: secret };
}

async function ask(terminal: Interface, question: string, rule: z.ZodType<string>): Promise<string> {
  for (;;) {
    const answer = rule.safeParse(await terminal.question(question));
    if (answer.success) return answer.data;
    process.stdout.write(`\n  ${answer.error.issues[0]?.message}\n${question || "  Password    "}`);
  }
}

/** Echoes input, except while a password is typed. */
class QuietOutput extends Writable {
  quiet = false;

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    if (!this.quiet) process.stdout.write(chunk);
    done();
  }
}
