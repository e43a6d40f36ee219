import { expect, it } from "vitest";
import { Watchers } from "./watchers.ts";

const at = (seconds: number) => new Date(seconds * 1000);
const watcher = (tab: string, user_id = "ada") => ({ tab, user_id, name: "Ada", about: {} });

it("forgets a tab that is gone, or has been silent for half a minute", () => {
  const watchers = new Watchers();
  watchers.here("room 1", watcher("a"), at(0));
  watchers.here("room 1", watcher("b"), at(10));
  watchers.here("room 2", watcher("c"), at(10));
  expect(watchers.of("room 1", at(20)).map(({ tab }) => tab)).toEqual(["a", "b"]);
  expect(watchers.of("room 1", at(31)).map(({ tab }) => tab)).toEqual(["b"]);
  watchers.gone("room 1", { tab: "b", user_id: "sly" });
  expect(watchers.of("room 1", at(32))).toHaveLength(1);
  watchers.gone("room 1", { tab: "b", user_id: "ada" });
  expect(watchers.of("room 1", at(32))).toEqual([]);
  expect(watchers.of("room 2", at(32))).toHaveLength(1);
});
