import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Program } from "../program.ts";
import { type ClusterSettings, host, ports } from "../settings.ts";

export const bucket = "showroom";
export const credentials = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };

/** The store of the product's files: s3rver, which comes with the packages, and keeps them on the disk. */
export function filesStore({ folder, port }: ClusterSettings): Program {
  const at = port + ports.files;
  const data = join(folder, "s3");
  mkdirSync(data, { recursive: true });
  return new Program({
    name: "s3 (s3rver)",
    command: process.execPath,
    args: [fileURLToPath(new URL("./s3rver.ts", import.meta.url)), `${at}`, data],
    log: join(folder, "log/s3rver.log"),
    // without credentials it refuses, but it answers
    healthy: async () =>
      (await fetch(`http://${host}:${at}/`, { signal: AbortSignal.timeout(3000) })).status > 0,
  });
}

/** The store of the database's backups, a server of another kind: moto, in memory. */
export function archiveStore({ folder, port }: ClusterSettings): Program {
  const at = port + ports.archive;
  return new Program({
    name: "s3 (moto)",
    command: "moto_server",
    args: ["-H", host, "-p", `${at}`],
    log: join(folder, "log/moto.log"),
    // making the bucket again changes nothing
    healthy: async () => (await fetch(`http://${host}:${at}/${bucket}`, { method: "PUT" })).ok,
  });
}
