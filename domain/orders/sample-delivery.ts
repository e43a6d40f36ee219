import { addBusinessDays } from "../days/business-days.ts";
import { addDays, calendarDay, endOfDay, noonOf } from "../days/calendar.ts";
import { isRemote } from "./shipping.ts";

/** Calendar days in the mail, after the vendor has shipped. */
const inTheMail = [2, 6] as const;
const remoteDays = 7;

/** What a customer is promised about ordered samples. */
export interface SamplePromise {
  ship_by: Date;
  arrives_from: Date;
  arrives_by: Date;
}

/**
 * When vendors ship samples and when they arrive.
 * @param shipDays business days that a vendor has, counted from the day after the order
 * @param state two letters; beyond the contiguous U.S. the mail takes a week longer
 */
export function samplePromise(orderedAt: Date, shipDays: number, state: string): SamplePromise {
  const remote = isRemote(state) ? remoteDays : 0;
  const ordered = calendarDay(orderedAt);
  const ships = shipDays > 0 ? addBusinessDays(ordered, shipDays) : ordered;
  return {
    ship_by: endOfDay(ships),
    arrives_from: noonOf(addDays(addBusinessDays(ordered, 1), inTheMail[0] + remote)),
    arrives_by: noonOf(addDays(ships, inTheMail[1] + remote)),
  };
}
