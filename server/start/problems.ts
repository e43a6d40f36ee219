import { StartFailure } from "../platform/start-failure.ts";

interface SystemError extends Error {
  code?: string;
  path?: string;
  dest?: string;
  port?: number;
}

const explanations: Record<string, (error: SystemError) => string> = {
  EACCES: (error) => `${error.path} can't be read or written by this user.`,
  EPERM: (error) => `${error.path} can't be read or written by this user.`,
  EROFS: (error) => `${error.path} is on a read-only disk. Set DATA_DIR to another folder.`,
  ENOSPC: (error) => `The disk is full: ${error.path ?? "a file"} could not be written.`,
  EDQUOT: (error) => `The disk quota is used up: ${error.path ?? "a file"} could not be written.`,
  ENOTDIR: (error) => `${error.path} can't be created: part of its path is a file, not a folder.`,
  EEXIST: (error) => `${error.path} should be a folder, but there is a file with that name.`,
  // PostgreSQL's disk_full
  "53100": () => "The disk is full: the database could not write.",
};

/** The one line to show for an error that the operator can fix; undefined for a bug of ours, which needs its stack. */
export function explain(error: unknown): string | undefined {
  if (error instanceof StartFailure) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { code } = error as SystemError;
  return code === undefined ? undefined : explanations[code]?.(error);
}
