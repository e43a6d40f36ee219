import { Hono } from "hono";
import { sendVendorTexture } from "../../../../../contract/catalog/textures.ts";
import { sendVendorDocument, sendVendorModel } from "../../../../../contract/catalog/vendor-files.ts";
import { accountOf } from "../../../../http/caller.ts";
import { fail } from "../../../../http/failure.ts";
import { type Route, serve } from "../../../../http/serve.ts";
import { sendStored } from "../../../../http/stored-file.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { vendorOf } from "../vendor.store.ts";
import { documentView, modelView, textureView } from "./files.rules.ts";
import { servedFile } from "./files.store.ts";
import { keepDocument, keepModel, keepTexture } from "./keep-file.flow.ts";

const model = serve(sendVendorModel, async ({ body, caller, platform }) => {
  const vendor = (await vendorOf(platform.db, accountOf(caller).id)) ?? fail("not_found");
  return { data: modelView(await keepModel(platform, vendor.id, body.model)) };
});

const document = serve(sendVendorDocument, async ({ body, caller, platform }) => {
  const vendor = (await vendorOf(platform.db, accountOf(caller).id)) ?? fail("not_found");
  return { data: documentView(await keepDocument(platform, vendor.id, body.document)) };
});

const texture = serve(sendVendorTexture, async ({ body, caller, platform }) => {
  const vendor = (await vendorOf(platform.db, accountOf(caller).id)) ?? fail("not_found");
  return { data: textureView(await keepTexture(platform, vendor.id, body.texture)) };
});

export const routes: readonly Route[] = [model, document, texture];

const types = {
  glb: { kind: "model", type: "model/gltf-binary" },
  jpg: { kind: "texture", type: "image/jpeg" },
  pdf: { kind: "document", type: "application/pdf" },
} as const;

/** `GET /showroom/files/<key>.<glb|pdf|jpg>`: what a vendor sent, under a name that nobody guesses and that never changes. */
export function vendorFileRoutes({ db, files }: Pick<Platform, "db" | "files">): Hono {
  const app = new Hono();
  app.get("/showroom/files/:file{[A-Za-z0-9_-]{16,40}[.](glb|pdf|jpg)}", async (context) => {
    const [key = "", end] = context.req.param("file").split(".");
    const { kind, type } = types[end as keyof typeof types];
    const found = await servedFile(db, key, kind);
    if (!found) return context.notFound();
    const name = encodeURIComponent(found.file_name).replaceAll(
      /['()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16)}`,
    );
    const sent = await sendStored(files, found, context.req.raw, {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename*=UTF-8''${name}`,
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "public, max-age=31536000, immutable",
      ETag: `"${key}"`,
    });
    return sent ?? context.notFound();
  });
  return app;
}
