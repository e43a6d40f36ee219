import type { RoomDesign } from "../../contract/design/room-design.ts";
import type { Visitor } from "./visitor.ts";

/** A 10 × 8 ft kitchen with a door and a window; change what the test is about. */
export const smallRoom = (changes: Partial<RoomDesign> = {}): RoomDesign => ({
  schema: "room-design/1",
  room: "kitchen",
  plan: {
    vertices_in: [
      [0, 0],
      [120, 0],
      [120, 96],
      [0, 96],
    ],
    ceiling_height_in: 96,
    walls: [
      { id: "south", from: 0, to: 1, kind: "wall" },
      { id: "east", from: 1, to: 2, kind: "wall" },
      { id: "north", from: 2, to: 3, kind: "wall" },
      { id: "west", from: 3, to: 0, kind: "wall" },
    ],
    openings: [
      { id: "door", wall: "south", kind: "door", offset_in: 12, width_in: 32, height_in: 80 },
      {
        id: "window",
        wall: "north",
        kind: "window",
        offset_in: 36,
        width_in: 48,
        height_in: 42,
        sill_in: 40,
      },
    ],
    services: [],
  },
  surfaces: [],
  items: [],
  ...changes,
});

/** Sends a form with files, as a browser does. */
export async function sendForm(
  app: { fetch(request: Request): Response | Promise<Response> },
  who: Pick<Visitor, "token"> & { cookies?: ReadonlyMap<string, string> },
  key: string,
  fields: Record<string, string | File>,
) {
  const [method, path] = key.split(" ") as [string, string];
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const cookies = [...(who.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await app.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...(who.token && { Authorization: `Bearer ${who.token}` }),
        ...(cookies && { Cookie: cookies }),
      },
      body: form,
    }),
  );
  return { status: response.status, body: await response.json() };
}
