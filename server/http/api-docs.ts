import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import type { Endpoint } from "../../contract/endpoint.ts";
import { guideOf } from "./api-guide.rules.ts";
import { keyCallsDocument, keyTagNames, openApiDocument } from "./openapi.ts";

const files: ReadonlyMap<string, string> = new Map([
  ["swagger-ui.css", "text/css; charset=utf-8"],
  ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
]);

const starter = `window.addEventListener("load", () => SwaggerUIBundle({
  url: document.getElementById("reference").dataset.document, dom_id: "#reference", deepLinking: true, filter: true,
  tryItOutEnabled: false, defaultModelsExpandDepth: -1,
}));`;

const look = `body { margin: 0; }
.swagger-ui .info .markdown :is(p, li, td, th) { font-size: 15px; }
.swagger-ui .info .markdown pre { overflow-x: auto; }
.swagger-ui .info .markdown table { display: block; max-width: 100%; overflow-x: auto; }
.swagger-ui .info .markdown td { padding-right: 16px; vertical-align: top; }
.swagger-ui .info .markdown :is(p, li) { max-width: 75ch; }`;

const page = (title: string, document: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <style>${look}</style>
  </head>
  <body>
    <main id="reference" data-document="${document}"><noscript>The document itself is at <a href="${document}">${document}</a>.</noscript></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`;

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Publishes the contract: at `/api/docs` a guide and what API keys may call (`/api/docs/openapi.json`), at
 * `/api/docs/all` every call (`/api/openapi.json`).
 */
export function apiDocs(endpoints: readonly Endpoint[], publicUrl: string): Hono {
  const app = new Hono();
  const all = once(async () => openApiDocument(endpoints));
  const ofKeys = once(async () => {
    const guide = await readFile(join(import.meta.dirname, "../../docs/api.md"), "utf8");
    return keyCallsDocument(endpoints, guideOf(guide, publicUrl, keyTagNames));
  });
  const json = { "Content-Type": "application/json" };
  const html = { "Content-Security-Policy": policy };
  app.get("/api/openapi.json", async (context) => context.body(await all(), 200, json));
  app.get("/api/docs/openapi.json", async (context) => context.body(await ofKeys(), 200, json));
  app.get("/api/docs", (context) =>
    context.html(page("API for vendors and pros", "/api/docs/openapi.json"), 200, html),
  );
  app.get("/api/docs/all", (context) =>
    context.html(page("All calls of the API", "/api/openapi.json"), 200, html),
  );
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

/** A document is written when it is first asked for. */
function once(write: () => Promise<object>): () => Promise<string> {
  let written: Promise<string> | undefined;
  return () => {
    written ??= write().then(
      (document) => JSON.stringify(document),
      (error) => {
        written = undefined;
        throw error;
      },
    );
    return written;
  };
}
