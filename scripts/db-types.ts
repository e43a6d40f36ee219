import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { migrate } from "../db/migrate.ts";
import { startEmbeddedPostgres } from "../server/platform/embedded-postgres.ts";

// Writes db/schema.generated.ts from the migrations, by way of a throw-away database; with --check it
// only says whether the committed file still fits.

const target = join(import.meta.dirname, "../db/schema.generated.ts");
const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });

const schema = await generate();
if (!values.check) {
  writeFileSync(target, schema);
  console.log("db/schema.generated.ts is written");
} else if (readFileSync(target, "utf8") !== schema) {
  console.error("db/schema.generated.ts does not fit db/migrations: run npm run db:types");
  process.exitCode = 1;
}

async function generate(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), "showroom-types-"));
  try {
    const postgres = await startEmbeddedPostgres({ home: join(home, "postgres"), durability: "scratch" });
    try {
      await migrate(postgres.url());
      const out = join(home, "schema.ts");
      writeTypes(postgres.url(), out);
      return readFileSync(out, "utf8");
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** int8 is a number here: server/platform/database.ts reads it as one. */
function writeTypes(url: string, out: string): void {
  const codegen = join(import.meta.dirname, "../node_modules/kysely-codegen/dist/cli/bin.js");
  const types = JSON.stringify({ int8: "number" });
  const source = ["--dialect", "postgres", "--url", url, "--exclude-pattern", "schema_migrations"];
  execFileSync(process.execPath, [codegen, ...source, "--out-file", out, "--type-mapping", types], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}
