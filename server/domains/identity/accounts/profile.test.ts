import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Profile } from "../../../../contract/identity/accounts.ts";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import {
  type Answer,
  productCard,
  registration,
  type Visitor,
  visitor,
} from "../../../../tests/support/visitor.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

let made = 0;
async function customer(changes: Record<string, unknown> = {}): Promise<Visitor> {
  made += 1;
  const who = visitor(test.app);
  const { body } = await who.call("POST /api/register", registration(`profile${made}@example.test`, changes));
  who.token = body.token;
  return who;
}

const profileIn = (answer: Answer) => answer.body.data as Profile & { shipping_charge: number };

describe("GET /api/profile", () => {
  it("shows what was registered", async () => {
    const who = await customer(productCard);
    expect(profileIn(await who.call("GET /api/profile?checkout=1"))).toEqual({
      full_name: "Ada Lucia Moreno",
      email: `profile${made}@example.test`,
      phone: "5035550142",
      country_code: "+1",
      zip_code: "97205",
      timezone: "America/Los_Angeles",
      shipping: {
        street: "1200 SW Park Ave",
        apartment: "",
        city: "Portland",
        state: "OR",
        zip_code: "97205",
      },
      billing: null,
      card: { brand: "Visa", last4: "4242", exp_date: productCard.exp_date, name_on_Card: "Ada L Moreno" },
    });
  });

  it("requires a sign-in", async () => {
    expect((await visitor(test.app).call("GET /api/profile")).status).toBe(401);
  });
});

describe("PUT /api/profile", () => {
  it("changes details and leaves the rest", async () => {
    const who = await customer();
    const changed = await who.call("PUT /api/profile", {
      full_name: "Ada Moreno",
      country_code: "+44",
      phone_number: "20 7946 0958",
      timezone: "America/New_York",
      zip_code: "97206",
    });
    expect(changed.status).toBe(200);
    expect(profileIn(changed)).toMatchObject({
      full_name: "Ada Moreno",
      country_code: "+44",
      phone: "2079460958",
      timezone: "America/New_York",
      zip_code: "97206",
      shipping: { street: "1200 SW Park Ave", zip_code: "97205" },
      shipping_charge: 0,
    });
  });

  it("changes an address, whose ZIP code is the address's own", async () => {
    const who = await customer({ shipping_apartment: "4B" });
    const address = { street: "7 Oak St", apartment: "", city: "Salem", state: "or", zip_code: "97301" };
    const changed = profileIn(await who.call("PUT /api/profile?checkout=1", address));
    expect(changed.shipping).toEqual({ ...address, state: "OR" });
    expect(changed.zip_code).toBe("97205");
  });

  it("keeps a billing address beside it", async () => {
    const who = await customer();
    const billing = { pay_street: "9 Mill Rd", pay_city: "Bend", pay_state: "OR", pay_zip_code: "97701" };
    expect(profileIn(await who.call("PUT /api/profile", billing))).toMatchObject({
      shipping: { street: "1200 SW Park Ave" },
      billing: { street: "9 Mill Rd", city: "Bend", state: "OR", zip_code: "97701" },
    });
  });

  it("replaces and forgets the saved card", async () => {
    const who = await customer(productCard);
    const other = { ...productCard, card_number: "5555 5555 5555 4444" };
    expect(profileIn(await who.call("PUT /api/profile", other)).card).toMatchObject({
      brand: "Mastercard",
      last4: "4444",
    });
    expect(profileIn(await who.call("PUT /api/profile", { remove_card: true })).card).toBeNull();
  });

  it.each([
    [{ full_name: " " }, "full_name", "Enter your full name."],
    [{ phone_number: "12" }, "phone_number", "A phone number has ten digits, area code first."],
    [{ timezone: "Mars/Olympus" }, "timezone", "Choose a time zone from the list."],
    [{ state: "ZZ" }, "state", "Choose a U.S. state."],
    [{ street: "" }, "street", "Enter a street."],
    [{ pay_city: "Bend" }, "pay_street", "Enter a street."],
    [{ ...productCard, exp_date: "13/40" }, "exp_date", "Invalid Expiration Date."],
    [{ email: "new@example.test" }, "email", "The email address field is not accepted here."],
  ])("refuses %j", async (changes, field, message) => {
    const { status, body } = await (await customer()).call("PUT /api/profile", changes);
    expect(status).toBe(422);
    expect(body.errors[field]).toEqual([message]);
  });
});
