import { expect, it } from "vitest";
import { emailLogo } from "./email-logo.rules.ts";

const shown = (media_width: number, media_height: number) => {
  const { width, height } = emailLogo("https://shop.example.com", {
    media_key: "k",
    media_width,
    media_height,
  });
  return [width, height];
};

it("shows a logo of any shape whole, within 160 by 40 px", () => {
  expect(shown(1600, 200)).toEqual([160, 20]);
  expect(shown(300, 900)).toEqual([13, 40]);
  expect(shown(512, 512)).toEqual([40, 40]);
  expect(shown(4000, 3)).toEqual([160, 1]);
});
