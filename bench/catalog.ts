import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fullSize } from "../demo/catalog/catalog.ts";
import startCommand from "../package.json" with { type: "json" };
import { runProgram, startProgram } from "./program.ts";

const startPatience_s = 900;

export interface Catalog {
  skus: number;
  /** A data directory as the start command makes it, holding the demo marketplace. */
  dataDir: string;
  /** How long loading took; for the start command's own size, from its start to the first page. */
  loaded_s: number;
}

/**
 * The demo marketplace with about `skus` SKUs in a directory of its own below `data`, loaded unless a former
 * run kept it. The usual size is loaded as people load it: by the first start of the start command.
 */
export async function loadCatalog(skus: number, data: string, port: number): Promise<Catalog> {
  const dataDir = resolve(data, String(skus));
  const note = join(dataDir, "loaded.json");
  if (existsSync(note)) return JSON.parse(readFileSync(note, "utf8")) as Catalog;
  discardCatalog({ dataDir });
  const begun = performance.now();
  if (skus === fullSize) {
    console.log("First start of the start command …");
    const shop = await startShop(dataDir, port);
    await shop.stop();
    return keep({ skus, dataDir, loaded_s: shop.started_ms / 1000 });
  }
  await runProgram("bench/load-catalog.ts", ["--data", dataDir, "--skus", String(skus)]);
  return keep({ skus, dataDir, loaded_s: (performance.now() - begun) / 1000 });

  function keep(catalog: Catalog): Catalog {
    writeFileSync(note, JSON.stringify(catalog));
    return catalog;
  }
}

/** The start command as people run it, on `dataDir`; with a `databaseUrl` it leaves PostgreSQL to us. */
export function startShop(dataDir: string, port: number, databaseUrl?: string) {
  const [, ...command] = startCommand.scripts.start.split(" ");
  return startProgram([...command, "--port", String(port), "--data", dataDir], {
    port,
    path: "/showroom/",
    patience_s: startPatience_s,
    env: databaseUrl ? { DATABASE_URL: databaseUrl } : {},
  });
}

export function discardCatalog({ dataDir }: Pick<Catalog, "dataDir">): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
