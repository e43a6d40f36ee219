import { data } from "react-router";
import { loaderApi } from "../../client/page-api.ts";
import { titled } from "../../kit/page/page-title.ts";
import type { Route } from "./+types/ui.page.ts";
import { Gallery } from "./gallery/gallery.tsx";

export const meta = titled("Components");

/** In development and demo only, like the mailbox. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { data: settings } = await loaderApi(context, request)("GET /api/setting");
  if (!settings.has_dev_mailbox) throw data(null, { status: 404 });
  return null;
}

export default function UiPage() {
  return <Gallery />;
}
