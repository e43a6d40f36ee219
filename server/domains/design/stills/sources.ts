import type { PhotoCamera, RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { TakenJob } from "../../../platform/queue/lease.store.ts";

/** A picture to be taken: of a design, or of a saved room. */
export interface StillJob extends TakenJob {
  design_id: string | null;
  room_id: string | null;
  /** Of a room: which of its saved views; empty for the best one, `around` for 360 degrees. */
  view: string;
  /** 1920 pixels wide; somebody asked for it and is waiting. */
  is_large: boolean;
  /** A hash of what it shows. */
  shows: string;
}

export interface StillSubject {
  design: RoomDesign;
  /** Where the camera stands; without, at the best place; `around`: in the middle, for 360 degrees. */
  camera?: PhotoCamera | "around" | undefined;
  products(): Promise<ReadonlyMap<string, RoomProduct>>;
}

/** Whose pictures are taken: that domain adds itself to `stillSources`. */
export interface StillSource {
  /** Which column of a job names what it shows. */
  of: "design_id" | "room_id";
  /** What the picture is to show; null if that is gone or is another by now, a moment if it still changes until then. */
  load(platform: Platform, job: StillJob): Promise<StillSubject | Date | null>;
  /** The job is over; the key is null where no picture could be taken. */
  ended(platform: Platform, job: StillJob, media_key: string | null): Promise<void>;
}

export const stillSources: StillSource[] = [];
