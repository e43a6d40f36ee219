import { expect, it } from "vitest";
import { readDirectoryAddress } from "./directory-address.ts";

const read = (query: string) => readDirectoryAddress(new URLSearchParams(query));

it("reads what the filter form sends", () => {
  expect(
    read("q=+oak+&kind=designer&service=kitchen&zip=97205&available=1&rating=4&sort=near&page=2"),
  ).toEqual({
    q: "oak",
    kind: "designer",
    service: "kitchen",
    zip: "97205",
    zipTyped: "97205",
    available: "1",
    rating: 4,
    sort: "near",
    page: 2,
    project: undefined,
  });
});

it("leaves out what makes no sense, and keeps a wrong ZIP code to show it", () => {
  expect(read("kind=plumber&service=constructor&zip=97a&rating=9&sort=x&page=-1&project=1")).toEqual({
    q: undefined,
    kind: undefined,
    service: undefined,
    zip: undefined,
    zipTyped: "97a",
    available: undefined,
    rating: undefined,
    sort: "best",
    page: 1,
    project: undefined,
  });
});
