import { describe, expect, it } from "vitest";
import type { Message } from "../../../contract/messaging/conversations.ts";
import { readBlock } from "../../client/stream/news.ts";
import { dayWords, groupsOf, shortWhen } from "./day-words.ts";

const now = new Date("2026-11-23T18:00:00Z");
const said = (created_at: string, name: string) =>
  ({ created_at, author: { id: name, name, role: "" } }) as Message;

describe("when a message was written", () => {
  it("is said by the reader's day, not by the server's", () => {
    expect(dayWords("2026-11-23T03:00:00Z", "America/New_York", now)).toBe("Yesterday");
    expect(dayWords("2026-11-23T03:00:00Z", "Europe/Berlin", now)).toBe("Today");
    expect(dayWords("2026-11-20T12:00:00Z", "Europe/Berlin", now)).toBe("11.20.2026");
    expect(shortWhen("2026-11-23T14:05:00Z", "America/New_York", now)).toBe("9:05 AM");
  });
});

describe("groups of messages", () => {
  it("begin anew with another day, another author, and after a pause", () => {
    const days = groupsOf(
      [
        said("2026-11-22T10:00:00Z", "Ada"),
        said("2026-11-23T10:00:00Z", "Ada"),
        said("2026-11-23T10:01:00Z", "Ada"),
        said("2026-11-23T10:02:00Z", "Ben"),
        said("2026-11-23T10:30:00Z", "Ben"),
      ],
      "Europe/Berlin",
    );
    expect(days.map(({ runs }) => runs.map((run) => run.length))).toEqual([[1], [2, 1, 1]]);
  });
});

describe("an event of the stream", () => {
  it("is read with its number, and a comment is nothing", () => {
    expect(readBlock('id: 7\nevent: message\ndata: {"conversation":"c: 1"}')).toEqual({
      id: "7",
      news: { kind: "message", data: { conversation: "c: 1" } },
    });
    expect(readBlock(": here")).toEqual({});
    expect(readBlock("retry: 2000")).toEqual({});
  });
});
