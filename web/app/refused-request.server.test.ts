import { expect, it } from "vitest";
import { refusedRequestLine } from "./refused-request.server.ts";

const asked = (method: string, headers: Record<string, string> = {}) =>
  new Request("http://shop.test/showroom/contact-us?token=abc", { method, headers });

it("a request that no page takes and one from another site are one line each", () => {
  const lost = refusedRequestLine({ status: 405, data: "" }, asked("POST"));
  expect(JSON.parse(lost!)).toMatchObject({
    level: "warn",
    status: 405,
    method: "POST",
    path: "/showroom/contact-us",
  });
  const foreign = refusedRequestLine(new Error("origin"), asked("POST", { Origin: "https://evil.example" }));
  expect(JSON.parse(foreign!)).toMatchObject({ msg: "a request from another site was refused" });
  expect(`${lost}${foreign}`).not.toMatch(/\n|token/);
});

it("a fault of ours keeps its stack", () => {
  expect(refusedRequestLine(new Error("broken"), asked("GET"))).toBeUndefined();
  expect(
    refusedRequestLine(new Error("broken"), asked("POST", { Origin: "http://shop.test" })),
  ).toBeUndefined();
  expect(refusedRequestLine({ status: 500 }, asked("GET"))).toBeUndefined();
});
