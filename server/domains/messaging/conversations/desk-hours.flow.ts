import {
  type DeskNow,
  hoursInWords,
  nextClosing,
  supportDeskAt,
} from "../../../../domain/days/support-hours.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { supportHours } from "../../admin/settings/index.ts";

/** Whether somebody is at the support desk, by the hours in the settings. */
export const deskNow = async ({ now }: Platform, db: Db): Promise<DeskNow> =>
  supportDeskAt(now(), await supportHours(db));

/** The same with all hours in words. */
export async function deskHours({
  now,
  db,
}: Platform): Promise<DeskNow & { hours: string; closing: string }> {
  const hours = await supportHours(db);
  const at = now();
  return { ...supportDeskAt(at, hours), hours: hoursInWords(hours), closing: nextClosing(at, hours) };
}
