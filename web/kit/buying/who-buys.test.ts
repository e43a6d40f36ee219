import { describe, expect, it } from "vitest";
import type { User } from "../../../contract/identity/accounts.ts";
import { buysAtTradePrice, canBuy } from "./who-buys.ts";
import { whyCannotBuy } from "./why-cannot-buy.ts";

const account = (type: User["type"], vsd_id?: string) => {
  const shop_profile = vsd_id ? { vsd_id, company_name: "Oak & Stone" } : null;
  return { type, shop_profile } as User;
};

describe("who can buy", () => {
  it("is every guest and customer, and the pro in their own showroom", () => {
    expect(canBuy(null, "OAKSTONE")).toBe(true);
    expect(canBuy(account("User"), "OAKSTONE")).toBe(true);
    expect(canBuy(account("Contractor", "OAKSTONE"), "OAKSTONE")).toBe(true);
  });

  it("leads a pro from another showroom to their own", () => {
    const pro = account("Contractor", "OAKSTONE");
    expect(canBuy(pro, "HARBOR88")).toBe(false);
    expect(whyCannotBuy(pro)).toEqual({
      title: "You can't buy in another pro’s showroom",
      text: "At Oak & Stone you buy at your trade price. To order here, log out and sign in with a homeowner account.",
      own: { vsd_id: "OAKSTONE", company_name: "Oak & Stone" },
    });
  });

  it.each([
    [account("Contractor"), /don't have one yet/],
    [account("Vendor"), /homeowner account/],
    [account("Admin"), /homeowner account/],
  ])("is not %j, with a message about what to do", (user, text) => {
    expect(canBuy(user, "OAKSTONE")).toBe(false);
    expect(whyCannotBuy(user)).toMatchObject({ text: expect.stringMatching(text), own: null });
  });

  it("pays the trade price only in their own showroom", () => {
    expect(buysAtTradePrice(account("Contractor", "OAKSTONE"), "OAKSTONE")).toBe(true);
    expect(buysAtTradePrice(account("Contractor", "OAKSTONE"), "HARBOR88")).toBe(false);
    expect(buysAtTradePrice(account("Contractor"), undefined)).toBe(false);
    expect(buysAtTradePrice(account("User"), "OAKSTONE")).toBe(false);
  });
});
