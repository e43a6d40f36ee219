import { bathroom } from "./bathroom.ts";
import { kitchen } from "./kitchen.ts";
import { livingRoom } from "./living-room.ts";
import { patio } from "./patio.ts";
import type { StudioRoom } from "./room-kit.ts";

/** The rooms by which light and camera are judged. */
export const studioRooms: Record<string, () => StudioRoom> = { bathroom, kitchen, living: livingRoom, patio };
