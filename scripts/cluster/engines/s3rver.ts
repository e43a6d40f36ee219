import S3rver from "@20minutes/s3rver";
import { bucket } from "./s3.ts";

// An S3 server of its own process: `node s3rver.ts PORT FOLDER`.

const [port, directory = ""] = process.argv.slice(2);
const server = new S3rver({
  address: "127.0.0.1",
  port: Number(port),
  silent: true,
  directory,
  // it signs requests that list a folder otherwise than Amazon
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: bucket }],
});
await server.run();
process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));
