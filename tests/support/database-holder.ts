import { startEmbeddedPostgres } from "../../server/platform/embedded-postgres.ts";

// A process that holds an embedded database in the folder named on the command line, says its address, and
// waits to be killed. For the tests of what a killed server leaves behind.

const [home = ""] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ home, database: "kept" });
console.log(server.url());
setInterval(() => {}, 60_000);
