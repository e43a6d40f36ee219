import { isRemote } from "./shipping.ts";

const dayMs = 24 * 60 * 60 * 1000;
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
  const ship_by = businessDaysAfter(orderedAt, shipDays);
  return {
    ship_by,
    arrives_from: daysAfter(businessDaysAfter(orderedAt, 1), inTheMail[0] + remote),
    arrives_by: daysAfter(ship_by, inTheMail[1] + remote),
  };
}

/** So many days later, without Saturdays and Sundays (UTC). */
function businessDaysAfter(start: Date, days: number): Date {
  let at = start;
  for (let left = days; left > 0; ) {
    at = daysAfter(at, 1);
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left -= 1;
  }
  return at;
}

const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);
