import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import departments from "../../content/department-rooms.json" with { type: "json" };
import designs from "../../content/landing/inspired-designs.json" with { type: "json" };
import pages from "../../content/room-pictures.json" with { type: "json" };

it("has a picture of every room that the marketplace's own pages show", () => {
  const ids = [
    ...departments.map(({ room }) => room),
    ...designs.flatMap(({ templates }) => templates),
    ...pages.flatMap(({ rooms }) => rooms),
  ];
  const lacking = ids.filter((id) => !existsSync(new URL(`./pictures/${id}.webp`, import.meta.url)));
  expect(lacking).toEqual([]);
});
