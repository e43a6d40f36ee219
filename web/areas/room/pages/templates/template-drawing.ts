import { drawPlan } from "../../../../../domain/room/drawing/index.ts";
import { loaderApi } from "../../../../client/page-api.ts";
import type { Route } from "./+types/template-drawing.ts";

const sheet = { width_px: 480, height_px: 360 };

/** A template's plan with its fixtures, as SVG: its picture until it has been photographed. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { data } = await loaderApi(context, request)("GET /api/templates/{id}", {
    params: { id: params.id },
  });
  const isOfVersion = new URL(request.url).searchParams.get("v") === String(data.version);
  const isForAll = isOfVersion && !data.is_private;
  return new Response(drawPlan(data.design.plan, { ...sheet, items: data.design.items, dimensions: false }), {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": isForAll ? "public, max-age=31536000, immutable" : "private, no-cache",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
