import { describe, expect, it } from "vitest";
import { listForm } from "./list-form.ts";

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

  it("leaves out the far pages of a long list", () => {
    const labels = listForm(["x"], { ...list, total: 5000, page: 50 }).links.map((link) => link.label);
    expect(labels).toEqual(["Previous", "1", "47", "48", "49", "50", "51", "52", "53", "500", "Next"]);
  });
});
