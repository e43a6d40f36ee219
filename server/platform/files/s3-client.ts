import { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import type { Logger } from "pino";
import { guardEngine } from "../engine-guard.ts";
import { FilesAway } from "../files.ts";
import type { S3Address } from "./s3-address.ts";

const connect_ms = 2000;
/** A body that stands still for so long is given up. */
const silence_ms = 10_000;
/** For one call with its retries, beside the time that its bytes may take. */
const deadline_ms = 10_000;
/** The slowest store that is still worth waiting for. */
const bytesPerSecond = 1024 * 1024;
const sockets = 64;
const atOnce = 48;
const broken_ms = 5000;

/** The region that servers other than Amazon's expect. */
const usualRegion = "us-east-1";

/** The SDK's client for a store. What is sent has a checksum, which the store compares. */
export const s3Client = ({ endpoint, region }: S3Address): S3Client =>
  new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true, region: usualRegion }),
    ...(region && { region }),
    // files are checked against a checksum of ours, and some servers send that of a whole file with a part of it
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: connect_ms,
      requestTimeout: deadline_ms,
      socketTimeout: silence_ms,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: sockets },
      httpsAgent: { keepAlive: true, maxSockets: sockets },
    },
  });

/** Runs one call to the store. `bytes` are what it moves, and lengthen its deadline. */
export type Guarded = <T>(call: (signal: AbortSignal) => Promise<T>, bytes?: number) => Promise<T>;

/**
 * Limits how many calls run and wait, ends each at its deadline, and stops asking a store that fails: then, and for
 * everything that isn't about one file, calls throw FilesAway.
 */
export function guard(log: Logger | undefined): Guarded {
  const name = "the file store";
  const away = (reason: string) => new FilesAway(reason);
  const guarded = guardEngine({ name, atOnce, broken_ms, isTheirFault, reasonOf, away }, log);
  return (call, bytes = 0) => guarded(deadline_ms + (bytes / bytesPerSecond) * 1000, call);
}

/** Its name and message alone. */
const reasonOf = (error: unknown): string => String(error).slice(0, 300);

/** Whether the store itself fails or refuses us, and not one file, this machine's disk or our own code. */
function isTheirFault(error: unknown): boolean {
  const isOurs = error instanceof TypeError || (error instanceof Error && "path" in error);
  return !isOurs && !isMissing(error);
}

/** Whether the store says that there is no such file. A missing bucket is not that. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === "NoSuchKey" || error.name === "NotFound");
