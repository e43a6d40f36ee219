import type { ReadingPlatform } from "../../../platform/platform.ts";
import { showroomsTag } from "./find-showroom.flow.ts";
import { placesChannel } from "./places.store.ts";

/** Forgets in this process whatever is made from showrooms' own rows, rendered pages included. */
export function forgetPlaces({ cache, events }: ReadingPlatform): void {
  cache.forget(showroomsTag);
  events.emit("places changed");
}

/** From now on hears what any server changes about showrooms, and forgets what was made from them. */
export function hearOfPlaces(platform: ReadingPlatform): void {
  const heard = () => forgetPlaces(platform);
  platform.listen(placesChannel, heard, heard);
}
