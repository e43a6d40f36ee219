import { once } from "node:events";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createAssetServer } from "../server/http/web-assets.ts";
import { openDatabase } from "../server/platform/database.ts";

// The least that a request can cost here: the same HTTP library, driver and file server as the product's,
// with nothing behind them. node bench/floor.ts --port N --files DIR --database URL

const { values } = parseArgs({
  options: { port: { type: "string" }, files: { type: "string" }, database: { type: "string" } },
});
if (!values.port || !values.files || !values.database) {
  throw new Error("--port, --files and --database are needed");
}

const { db } = openDatabase(values.database);
const serveFile = await createAssetServer(values.files, "/files/");

const app = new Hono();
app.get("/empty", (context) => context.json({ success: true }));
app.get("/select/:hash", async (context) => {
  const row = await db
    .selectFrom("products")
    .select(["id", "name"])
    .where("hash", "=", context.req.param("hash"))
    .executeTakeFirst();
  return context.json({ success: true, data: row });
});
app.get("/files/*", async (context) => {
  return (await serveFile(context.req.raw, context.req.path)) ?? context.notFound();
});

const server = createServer(getRequestListener(app.fetch));
server.listen({ host: "127.0.0.1", port: Number(values.port) });
await once(server, "listening");
