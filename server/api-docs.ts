import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import type { Endpoint } from "../contract/endpoint.ts";
import { openApiDocument } from "./openapi.ts";

const files: ReadonlyMap<string, string> = new Map([
  ["swagger-ui.css", "text/css; charset=utf-8"],
  ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
]);

const starter = `window.addEventListener("load", () => SwaggerUIBundle({
  url: "/api/openapi.json", dom_id: "#reference", deepLinking: true, filter: true, tryItOutEnabled: false,
}));`;

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API reference</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="reference"><noscript>The document itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`;

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Publishes the contract: `/api/openapi.json`, and a reference to browse at `/api/docs`. */
export function apiDocs(endpoints: readonly Endpoint[]): Hono {
  const app = new Hono();
  let document: string | undefined;
  app.get("/api/openapi.json", (context) => {
    document ??= JSON.stringify(openApiDocument(endpoints));
    return context.body(document, 200, { "Content-Type": "application/json" });
  });
  app.get("/api/docs", (context) => context.html(page, 200, { "Content-Security-Policy": policy }));
  app.get("/api/docs/start.js", (context) =>
    context.body(starter, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  app.get("/api/docs/:file", async (context) => {
    const name = context.req.param("file");
    const type = files.get(name);
    if (!type) return context.notFound();
    const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
    const bytes = await readFile(join(folder, name));
    return context.body(new Uint8Array(bytes), 200, {
      "Content-Type": type,
      "Cache-Control": "public, max-age=86400",
    });
  });
  return app;
}
