import { describe, expect, it } from "vitest";
import { Failure } from "./failure.ts";
import { lastPageOf, listForm, offsetOf } from "./list-form.ts";

const list = { total: 95, per_page: 10, path: "/api/notification", query: { pending: "1" } };

describe("listForm", () => {
  it("numbers rows and pages", () => {
    const page = listForm(["a", "b", "c", "d", "e"], { ...list, page: 10 });
    expect(page).toMatchObject({ current_page: 10, last_page: 10, from: 91, to: 95, total: 95 });
    expect(page.links.at(-1)).toEqual({ url: null, label: "Next", active: false });
    expect(page.links.find((link) => link.active)?.label).toBe("10");
    expect(page.links[0]?.url).toBe("/api/notification?pending=1&page=9&per_page=10");
  });

  it("is one empty page when there is nothing", () => {
    const page = listForm([], { ...list, total: 0, page: 1 });
    expect(page).toMatchObject({ last_page: 1, from: null, to: null });
    expect(page.links.map((link) => link.label)).toEqual(["Previous", "1", "Next"]);
  });

  it("ends at the deepest row of a long list, and still says how many there are", () => {
    const page = listForm(["x"], { ...list, total: 100_000, page: 2000 });
    expect(page).toMatchObject({ last_page: 2000, total: 100_000 });
    expect(page.links.at(-1)).toEqual({ url: null, label: "Next", active: false });
    expect(lastPageOf(100_000, 60)).toBe(333);
    const whole = { ...list, total: 100_000, page: 1, deepest: Number.POSITIVE_INFINITY };
    expect(listForm(["x"], whole).last_page).toBe(10_000);
  });

  it("leaves out the far pages of a long list", () => {
    const labels = listForm(["x"], { ...list, total: 5000, page: 50 }).links.map((link) => link.label);
    expect(labels).toEqual(["Previous", "1", "47", "48", "49", "50", "51", "52", "53", "500", "Next"]);
  });
});

describe("offsetOf", () => {
  it("says how many rows come before a page, down to the deepest row", () => {
    expect(offsetOf({ page: 1, per_page: 25 })).toBe(0);
    expect(offsetOf({ page: 200, per_page: 100 })).toBe(19_900);
  });

  it("refuses deeper pages, and says how to get at their rows", () => {
    const deep = () => offsetOf({ page: 201, per_page: 100 });
    expect(deep).toThrow(Failure);
    expect(deep).toThrow(
      expect.objectContaining({
        detail: {
          fields: {
            page: ["Pages show the first 20,000 rows. Narrow the list by search, filters or dates."],
          },
        },
      }),
    );
  });
});
