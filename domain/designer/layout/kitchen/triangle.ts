/** A leg is 4 to 9 ft.; products differ by some inches from what is planned. */
const least_in = 49.5;
const most_in = 106;

/** Sum of the legs, at most. */
const sum_in = 310;

/** From the wall to the middle of the front of what stands at it, for each center of work. */
export const fronts_in = { S: 23, R: 28.8, F: 34 } as const;

const isOff = (leg: number): boolean => leg < least_in || leg > most_in;

/** What legs cost that are too short to work between, or too long to walk. */
export function legsLoss(legs: readonly number[]): number {
  const off = legs.filter(isOff);
  const lacking = off.reduce((sum, leg) => sum + (leg < least_in ? least_in - leg : leg - most_in), 0);
  return off.length === 0 ? 0 : missed_loss + off.length * 0.5 + lacking * 0.05;
}

/** What it costs to miss what planners recommend: more than anything that is a matter of taste. */
export const missed_loss = 8;

export type Triangle = readonly [number, number, number];

const sumOf = (legs: Triangle): number => legs[0] + legs[1] + legs[2];

export const triangleLoss = (legs: Triangle): number =>
  legsLoss(legs) + (sumOf(legs) > sum_in ? missed_loss : 0) + Math.max(0, sumOf(legs) - 230) * 0.008;

/** Whether each leg and their sum are as planners recommend. */
export const isGoodTriangle = (legs: Triangle): boolean => !legs.some(isOff) && sumOf(legs) <= sum_in;
