import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const pom = fileURLToPath(new URL("./pom.xml", import.meta.url));
const cache = fileURLToPath(new URL("../../../.cache/opensearch", import.meta.url));

/** Fetches OpenSearch and what it needs with Maven, once for each pom.xml. Returns the Java class path. */
export async function openSearchJars(): Promise<string> {
  const version = createHash("sha256").update(readFileSync(pom)).digest("hex").slice(0, 12);
  const jars = join(cache, version);
  if (!existsSync(jars)) {
    const partial = `${jars}.partial`;
    await rm(partial, { recursive: true, force: true });
    await promisify(execFile)("mvn", [
      "-q",
      "-B",
      "-f",
      pom,
      "dependency:copy-dependencies",
      `-DoutputDirectory=${partial}`,
    ]);
    await rename(partial, jars);
  }
  return join(jars, "*");
}
