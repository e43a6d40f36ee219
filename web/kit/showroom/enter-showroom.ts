import { type RouterContextProvider, redirect } from "react-router";
import { attempt } from "../../client/page-api.ts";
import { showroomCookie } from "../../client/session/browser-cookies.ts";

export const showroomIdLength = 8;
export const noShowroomFound = "No Showroom Found, Please Enter Correct Showroom Id.";

/** The error for the form if the showroom cannot be entered. */
export interface NotEntered {
  typed: string;
  warning: string;
}

/** Enters the showroom with the form's ID: sets its cookie, and opens its front page, or the page `to`. */
export async function enterShowroom(
  context: Readonly<RouterContextProvider>,
  request: Request,
  to = "/visualize/contractor/all",
): Promise<Response | NotEntered> {
  const form = await request.formData();
  const typed = String(form.get("showroom_id") ?? "")
    .replace(/\s/g, "")
    .slice(0, 40);
  if (typed.length !== showroomIdLength) return { typed, warning: noShowroomFound };
  const found = await attempt(context, "GET /api/visualization/showrooms", { query: { s: typed } });
  if (!found.ok) return { typed, warning: found.error.message };
  const showroom = found.reply.data.data.find(({ vsd_id }) => vsd_id.toUpperCase() === typed.toUpperCase());
  if (!showroom) return { typed, warning: noShowroomFound };
  return redirect(to, {
    headers: { "Set-Cookie": showroomCookie(showroom.vsd_id) },
  });
}
