import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkTimeout, loadInTime, onSettled } from "./load-in-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a part that never loads raises an error after 120 seconds", async () => {
  let error: unknown;
  void loadInTime(new Promise(() => {})).catch((failure: unknown) => {
    error = failure;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(error).toBeInstanceOf(ChunkTimeout);
});

test("a part that loads is given, and no clock runs on", async () => {
  await expect(loadInTime(Promise.resolve("part"))).resolves.toBe("part");
  expect(vi.getTimerCount()).toBe(0);
});

test("the page is told once when parts have come and no more do", async () => {
  let told = 0;
  onSettled(() => {
    told++;
  });
  await loadInTime(Promise.resolve("one"));
  await vi.advanceTimersByTimeAsync(300);
  await loadInTime(Promise.resolve("another"));
  await vi.advanceTimersByTimeAsync(300);
  expect(told).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toBe(1);
});
