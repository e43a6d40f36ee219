import { expect, test } from "vitest";
import { TokenKeeper } from "./place-order.ts";

test("a card is exchanged once for all tries of one payment, and a bank account is never sent as that card", async () => {
  let exchanged = 0;
  const card = { token: async () => `card ${++exchanged}` };
  const bank = { method: "us_bank_account", token: async () => `bank ${++exchanged}` };
  const tokens = new TokenKeeper();
  expect(await tokens.for(card, "a")).toBe("card 1");
  expect(await tokens.for({ ...card }, "a")).toBe("card 1");
  expect(await tokens.for(bank, "a")).toBe("bank 2");
  expect(await tokens.for(card, "a")).toBe("card 1");
  expect(await tokens.for(card, "b")).toBe("card 3");
});
