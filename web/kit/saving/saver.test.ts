import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../client/api-call.ts";
import { refusalsOf, whyNotSaved } from "./save-words.ts";
import { Saver } from "./saver.ts";

const failure = (status: number, code = "invalid", errors = {}) =>
  new ApiError(status, { message: "No.", code: code as "offline", request_id: "", errors });

/** A server that answers each try with what is next in `answers`, else accepts. */
function saving(...answers: ApiError[]) {
  const stored: string[] = [];
  const saver = new Saver<string>({
    pause_ms: 10,
    onProgress: () => undefined,
    send: async (content) => {
      const answer = answers.shift();
      if (answer) throw answer;
      stored.push(content);
    },
  });
  return { saver, stored, state: () => saver.progress.state };
}

describe("saving what changes", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("saves the last of several changes once they pause", async () => {
    const { saver, stored, state } = saving();
    for (const text of ["T", "Ti", "Tile"]) saver.changed(text);
    expect([state(), saver.hasUnsaved]).toEqual(["saving", true]);
    await vi.advanceTimersByTimeAsync(10);
    expect([stored, state(), saver.hasUnsaved]).toEqual([["Tile"], "saved", false]);
  });

  it("sends what is typed while a save is on its way", async () => {
    const { saver, stored, state } = saving();
    saver.changed("one");
    const sending = saver.flush();
    saver.changed("two");
    await sending;
    expect([stored, state()]).toEqual([["one", "two"], "saved"]);
  });

  it("tries again by itself without a connection, when it is too much and when the server is down", async () => {
    const { saver, stored, state } = saving(failure(0, "offline"), failure(429), failure(503));
    saver.changed("kept");
    await vi.advanceTimersByTimeAsync(10);
    expect(state()).toBe("offline");
    expect(whyNotSaved("This board", saver.progress)).toMatch(/^This board isn't saved yet/);
    await vi.advanceTimersByTimeAsync(15_000);
    expect([stored, state()]).toEqual([["kept"], "saved"]);
  });

  it("says what is refused for good, keeps it, and saves after the next change", async () => {
    const { saver, stored, state } = saving(failure(422, "invalid", { "items.0.w": ["Enter 16 or more."] }));
    saver.changed("too small");
    await saver.flush();
    expect([state(), saver.hasUnsaved]).toEqual(["refused", true]);
    const words = whyNotSaved("This board", saver.progress, (field) => (field === "items.0.w" ? "Tile" : ""));
    expect(words).toBe("This board isn't saved. Tile: Enter 16 or more.");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stored).toEqual([]);
    saver.changed("right");
    await saver.flush();
    expect([stored, state(), whyNotSaved("This board", saver.progress)]).toEqual([["right"], "saved", null]);
  });

  it("sends nothing over somebody else's version until that is settled", async () => {
    const { saver, stored, state } = saving(failure(409, "stale_version"));
    saver.changed("mine");
    await saver.flush();
    saver.changed("mine too");
    await saver.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([stored, state()]).toEqual([[], "stale"]);
    await saver.settle("both");
    expect([stored, state()]).toEqual([["both"], "saved"]);
  });

  it("calls another conflict refused: the same content would meet it again", async () => {
    const { saver, state } = saving(failure(409, "already_used"));
    saver.changed("x");
    await saver.flush();
    expect(state()).toBe("refused");
  });

  it("sends what is pending when the page is left, and no more after that", async () => {
    const { saver, stored, state } = saving(failure(503));
    saver.changed("last words");
    await saver.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([stored, state()]).toEqual([[], "offline"]);
  });

  it("names each refusal once, and says that something is gone", () => {
    expect(refusalsOf(failure(422, "invalid", { a: ["Too long."], b: ["Too long."] }))).toEqual([
      "Too long.",
    ]);
    expect(refusalsOf(failure(403))).toEqual(["No."]);
    expect(refusalsOf(failure(404))[0]).toMatch(/no longer exists/);
  });
});
