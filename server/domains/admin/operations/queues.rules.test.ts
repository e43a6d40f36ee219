import { expect, it } from "vitest";
import { harmless, withoutCode } from "./queues.rules.ts";

it("keeps passwords and tokens out of errors", () => {
  expect(harmless("connect to smtp://shop:geheim@mail.test:587 refused")).toBe(
    "connect to smtp://…@mail.test:587 refused",
  );
  expect(harmless(`link /reset?token=${"a1".repeat(20)} expired`)).toBe("link /reset?token=… expired");
  expect(harmless("550 5.1.1 mailbox unavailable")).toBe("550 5.1.1 mailbox unavailable");
});

it("keeps one-time codes out of subjects, and leaves order numbers alone", () => {
  expect(withoutCode("402917 is your sign-in code")).toBe("•••••• is your sign-in code");
  expect(withoutCode("Order 100234 is confirmed")).toBe("Order 100234 is confirmed");
});
