import { expect, it } from "vitest";
import { mailPace, nextTurn } from "./pace.rules.ts";

const now = new Date("2026-11-24T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const [hour, day] = mailPace;
const times = (count: number, minutes: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => minutesAgo(minutes(index)));

it("lets emails through up to the hour's number, then waits until the first of them is an hour old", () => {
  expect(nextTurn([], now)).toBeNull();
  expect(
    nextTurn(
      times(hour.emails - 1, (index) => index),
      now,
    ),
  ).toBeNull();
  const full = times(hour.emails, (index) => 10 + index);
  const oldest = 10 + hour.emails - 1;
  expect(nextTurn(full, now)).toEqual(minutesAgo(oldest - 60));
  // the order in which they are known does not matter
  expect(nextTurn(full.toReversed(), now)).toEqual(minutesAgo(oldest - 60));
});

it("forgets what is older than the hour", () => {
  expect(
    nextTurn(
      times(hour.emails, (index) => 60 + index),
      now,
    ),
  ).toBeNull();
});

it("counts the day as well", () => {
  const spread = times(day.emails, (index) => 61 + index * 50);
  expect(nextTurn(spread, now)).toEqual(minutesAgo(61 + (day.emails - 1) * 50 - 24 * 60));
});
