import { expect, test } from "vitest";
import { mouldingFace, trimProfiles, trimSection } from "./moulding-profiles.ts";

test.each(trimProfiles)("%s keeps to its height and thickness and runs counter-clockwise", (profile) => {
  for (const [height, thickness] of [
    [3.5, 0.6],
    [5.25, 0.69],
    [7.25, 1],
  ] as const) {
    const section = trimSection(profile, height, profile.startsWith("crown") ? height * 0.75 : thickness);
    const deep = profile.startsWith("crown") ? height * 0.75 : thickness;
    expect(Math.max(...section.map(([, up]) => up))).toBeCloseTo(height, 6);
    expect(Math.max(...section.map(([out]) => out))).toBeLessThan(deep + 0.13);
    expect(Math.min(...section.flat())).toBeGreaterThanOrEqual(-1e-9);
    const area = section.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = section[(at + 1) % section.length]!;
      return sum + (x * nextY - nextX * y) / 2;
    }, 0);
    expect(area).toBeGreaterThan(0);
  }
});

test("an unknown profile is refused", () => {
  expect(() => trimSection("baroque", 4, 0.6)).toThrow(RangeError);
});

test.each(trimProfiles)("%s on its wall shows its own face, from wall to wall of the moulding", (profile) => {
  const isCrown = profile.startsWith("crown");
  const face = mouldingFace(profile, 5, 0.75, isCrown);
  const section = trimSection(profile, 5, 0.75);
  const down = isCrown ? 5 : 0;
  for (const [out, up] of face)
    expect(
      section.some(([x, y]) => Math.abs(x - out) < 1e-6 && Math.abs(y - down - up) < 1e-6) || out === 0,
      `${out} ${up}`,
    ).toBe(true);
  expect(Math.max(...face.map(([, up]) => up)) - Math.min(...face.map(([, up]) => up))).toBeCloseTo(5, 6);
});
