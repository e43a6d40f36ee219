import type { Logger } from "pino";
import type { Files, FilesAddress } from "../files.ts";
import { diskFiles } from "./disk.ts";

/** The file store of this installation. The parts that S3 takes are loaded with the first file. */
export function openFiles({ root, scratch, s3 }: FilesAddress, log?: Logger): Files {
  if (!s3) return diskFiles(root);
  const opened = import("./s3.ts").then(({ s3Files }) => s3Files(s3, scratch, log));
  return {
    put: async (path, bytes) => (await opened).put(path, bytes),
    takeIn: async (path, from) => (await opened).takeIn(path, from),
    get: async (path) => (await opened).get(path),
    read: async (path, range) => (await opened).read(path, range),
    stat: async (path) => (await opened).stat(path),
    delete: async (path) => (await opened).delete(path),
    lend: async (paths, use) => (await opened).lend(paths, use),
    async *list(prefix) {
      yield* (await opened).list(prefix);
    },
    dropUnfinished: async (before) => (await opened).dropUnfinished(before),
    close: () => void opened.then((files) => files.close()),
  };
}

/** The variables that a child process needs to open the same store. */
export const filesVariables = ({ s3 }: FilesAddress): RegExp | undefined =>
  s3 && /^(AWS_.*|NODE_EXTRA_CA_CERTS)$/;
