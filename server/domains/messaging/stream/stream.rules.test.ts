import { describe, expect, it } from "vitest";
import { beginningOf, mostResumed, readPlace, sse } from "./stream.rules.ts";

describe("an event of the stream", () => {
  it("is one block that ends with an empty line, whatever is in it", () => {
    expect(sse("message", { text: "one\ntwo" }, 7)).toBe(
      'id: 7\nevent: message\ndata: {"text":"one\\ntwo"}\n\n',
    );
    expect(sse("typing", {})).toBe("event: typing\ndata: {}\n\n");
  });
});

describe("the place that a browser resumes from", () => {
  it("is a number that we could have sent", () => {
    expect(readPlace("41")).toBe(41);
    for (const wrong of ["", "-1", "1.5", "1e3", "abc", "9".repeat(40), null, undefined]) {
      expect(readPlace(wrong), String(wrong)).toBeNull();
    }
  });

  it("resumes where it stopped, if everything since is stored", () => {
    expect(beginningOf(3, { head: 5, stored: 2 })).toEqual({ after: 3, resumed: true });
    expect(beginningOf(5, { head: 5, stored: 0 })).toEqual({ after: 5, resumed: true });
  });

  it("begins anew where events are gone, too many, or never were", () => {
    expect(beginningOf(null, { head: 5, stored: 5 })).toEqual({ after: 5, resumed: false });
    expect(beginningOf(1, { head: 5, stored: 3 })).toEqual({ after: 5, resumed: false });
    expect(beginningOf(9, { head: 5, stored: 0 })).toEqual({ after: 5, resumed: false });
    const many = mostResumed + 1;
    expect(beginningOf(0, { head: many, stored: many })).toEqual({ after: many, resumed: false });
  });
});
