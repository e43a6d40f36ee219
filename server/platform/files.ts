import type { Readable } from "node:stream";
import type { S3Address } from "./files/s3-address.ts";

/** A file of the store, without its bytes. */
export interface StoredFile {
  path: string;
  bytes: number;
  stored_at: Date;
  /** Hex, where the store knows it without reading the file. */
  sha256?: string;
}

/** Which bytes of a file: from the first to the last, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * File storage. Paths are relative, with forward slashes, and never leave the store. A file is there whole or not at all.
 * Where the store is on another machine, every call has a deadline and fails with FilesAway when the store doesn't answer.
 */
export interface Files {
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** Takes a file of this machine into the store, without having all of it in memory; it is gone from where it was. */
  takeIn(path: string, from: string): Promise<void>;
  /** null if there is no such file. */
  get(path: string): Promise<Buffer | null>;
  /** A file, or some of its bytes, as they come; null if there is no such file. */
  read(path: string, range?: ByteRange): Promise<Readable | null>;
  /** null if there is no such file. */
  stat(path: string): Promise<StoredFile | null>;
  /** A file that is not there is deleted already. */
  delete(path: string): Promise<void>;
  /**
   * Runs `use` with places of files on this machine, in the order of `paths`, for readers such as child processes. They
   * may only be read, and only until `use` ends.
   */
  lend<T>(paths: readonly string[], use: (places: readonly string[]) => Promise<T>): Promise<T>;
  /** Every file whose path begins with `prefix`, in no certain order. */
  list(prefix?: string): AsyncIterable<StoredFile>;
  /** Deletes what writes left behind that broke off before a moment. */
  dropUnfinished(before: Date): Promise<void>;
  close(): void;
}

/** Where files are kept; child processes get it with their tasks. */
export interface FilesAddress {
  /** The folder of files on this machine. */
  root: string;
  /** A folder for files on their way in or out; losing it costs nothing. */
  scratch: string;
  /** undefined: on this machine's disk. */
  s3: S3Address | undefined;
}

/** The file store doesn't answer, or refuses us. What was written may have arrived. */
export class FilesAway extends Error {
  /** Without the error itself, which has the request with its authorization. */
  constructor(reason: string) {
    super(`The file store does not answer: ${reason}`);
  }
}
