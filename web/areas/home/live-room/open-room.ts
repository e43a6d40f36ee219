import { ApiError, api } from "../../../client/api.ts";
import { beginRoom, roomPath } from "../../../kit/room/begin-room.ts";

/** Begins a room from the landing page's one with the choices made there; the path to it, or to its template. */
export async function openRoom({
  template,
  name,
  showroom,
  choices,
}: {
  template: string;
  name: string;
  showroom: string;
  choices: string;
}): Promise<string> {
  try {
    const { data } = await api("GET /api/showcase/design", {
      query: { showroom, ...(choices && { choices }) },
      feedback: "none",
    });
    const room = await beginRoom({ showroom, name, template, design: data.design });
    return roomPath(room.id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return `/visualize/templates/${template}`;
  }
}
