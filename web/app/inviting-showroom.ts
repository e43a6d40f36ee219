import type { RouterContextProvider } from "react-router";
import { attempt } from "../client/page-api.ts";

/** The Showroom ID behind a client's invitation, on its page and on the sign-up that follows; their pages look like it. */
export async function invitingShowroom(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const token = /\/invitation\/([^/]+?)(?:\.data)?$/.exec(pathname)?.[1] ?? searchParams.get("invitation");
  if (!token) return undefined;
  const found = await attempt(context, "GET /api/invitations/{token}", { params: { token } });
  return found.ok && found.reply.data.kind === "client" ? found.reply.data.vsd_id : undefined;
}
