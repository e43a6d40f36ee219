import type { Project } from "../../../../contract/design/project-cart.ts";
import type { RoomRow } from "../../../../contract/design/rooms.ts";
import { api } from "../../../client/api.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";

const most = 100;

/** The visitor's rooms, last changed first. */
export async function loadRooms(signal: AbortSignal): Promise<RoomRow[]> {
  const { data } = await api("GET /api/rooms", {
    query: { ...asGuest(), per_page: most },
    signal,
    feedback: "none",
  });
  return data.data;
}

/** The account's projects, and carts that hold something, with their lines and totals; last changed first. */
export async function loadProjects(signal: AbortSignal, archived: "0" | "1" = "0"): Promise<Project[]> {
  const { data } = await api("GET /api/projects", {
    query: { per_page: 20, archived },
    signal,
    feedback: "none",
  });
  return Promise.all(
    data.data
      .filter(({ is_cart, lines }) => !is_cart || lines > 0)
      .map(async ({ id }) => {
        const found = await api("GET /api/projectCart/{id}", { params: { id }, signal, feedback: "none" });
        return found.data;
      }),
  );
}
