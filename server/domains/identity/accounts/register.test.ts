import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { mailsTo, productCard, registration, visitor } from "../../../../tests/support/visitor.ts";
import { wholeDatabaseAsText } from "../../../../tests/support/whole-database.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const rowsOf = async (email: string) => {
  const { db } = test.platform;
  const user = await db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
  const addresses = await db
    .selectFrom("addresses")
    .selectAll()
    .where("user_id", "=", user?.id ?? "00000000-0000-0000-0000-000000000000")
    .orderBy("is_default_shipping", "desc")
    .execute();
  const cards = await db
    .selectFrom("saved_cards")
    .selectAll()
    .where("user_id", "=", user?.id ?? "00000000-0000-0000-0000-000000000000")
    .execute();
  return { user, addresses, cards };
};

describe("POST /api/register", () => {
  it("creates a customer, signs in, and emails a verification link", async () => {
    const ada = visitor(test.app);
    const { status, body } = await ada.call("POST /api/register", registration("ada@example.test"));
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      type: "User",
      status: "Active",
      email: "ada@example.test",
      first_name: "Ada",
      last_name: "Lucia Moreno",
      phone: "5035550142",
      email_verified_at: null,
      unread_notifications: 0,
    });
    ada.token = body.token;
    expect((await ada.call("GET /api/authuser")).body.user.id).toBe(body.user.id);

    const { addresses, cards } = await rowsOf("ada@example.test");
    expect(addresses).toMatchObject([{ is_default_shipping: true, street: "1200 SW Park Ave", state: "OR" }]);
    expect(cards).toEqual([]);
    const [mail] = await mailsTo(test.app, "ada@example.test");
    expect(mail?.subject).toBe("Confirm your email address");
    expect(mail?.links[0]).toMatch(/^http:\/\/localhost:4000\/showroom\/verify\/[\w-]{43}$/);
  });

  it("names everything that is missing", async () => {
    const { status, body } = await visitor(test.app).call("POST /api/register", {});
    expect(status).toBe(422);
    expect(body.message).toBe("The given data was invalid.");
    expect(Object.keys(body.errors).sort()).toEqual([
      "agree",
      "email",
      "full_name",
      "password",
      "phone_number",
      "shipping_city",
      "shipping_state",
      "shipping_street",
      "shipping_zip_code",
      "zip_code",
    ]);
    expect(body.errors.full_name).toEqual(["Enter a full name."]);
  });

  it.each([
    [{ email: "ada" }, "email", "Enter a valid email address."],
    [{ password: "short" }, "password", "Use at least 8 characters."],
    [{ agree: false }, "agree", "Accept the terms to continue."],
    [{ phone_number: "555" }, "phone_number", "A phone number has ten digits, area code first."],
    [{ country_code: "one" }, "country_code", "Choose a country code such as +1."],
    [{ zip_code: "9720" }, "zip_code", "Enter a ZIP code with 5 digits."],
    [{ shipping_state: "ZZ" }, "shipping_state", "Choose a U.S. state."],
    [{ ...productCard, card_number: "4242 4242 4242 4241" }, "card_number", "Invalid Card Number."],
    [{ ...productCard, card_number: "4111 1111 1111 1111" }, "card_number", "Invalid Card Number."],
    [{ ...productCard, exp_date: "01/20" }, "exp_date", "Invalid Expiration Date."],
    [{ ...productCard, cvv: "1" }, "cvv", "Invalid CVC."],
    [{ cvv: "123" }, "card_number", "Invalid Card Number."],
    [{ pay_street: "1 Main St" }, "pay_city", "Enter a city."],
    [{ type: "Admin" }, "type", undefined],
    [{ status: "Active" }, "status", "The status field is not accepted here."],
  ])("refuses %j with a message for %s", async (changes, field, message) => {
    const email = "refused@example.test";
    const { status, body } = await visitor(test.app).call("POST /api/register", registration(email, changes));
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty(field);
    if (message) expect(body.errors[field]?.[0]).toBe(message);
    expect((await rowsOf(email)).user).toBeUndefined();
  });

  it("refuses an address that has an account, whatever its letters' case", async () => {
    await visitor(test.app).call("POST /api/register", registration("twice@example.test"));
    const { status, body } = await visitor(test.app).call(
      "POST /api/register",
      registration("Twice@Example.test"),
    );
    expect(status).toBe(422);
    expect(body.errors).toEqual({ email: ["This email already has an account."] });
  });

  it("creates one account on a double click", async () => {
    const form = registration("double@example.test");
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => visitor(test.app).call("POST /api/register", form)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
  });

  it("stores the provider's card token, and nothing that was typed", async () => {
    const { status } = await visitor(test.app).call(
      "POST /api/register",
      registration("card@example.test", {
        ...productCard,
        cvv: "737",
        pay_street: "9 Mill Rd",
        pay_city: "Salem",
        pay_state: "OR",
        pay_zip_code: "97301",
      }),
    );
    expect(status).toBe(201);
    const { addresses, cards } = await rowsOf("card@example.test");
    expect(cards).toMatchObject([
      { brand: "Visa", last4: "4242", name_on_card: "Ada L Moreno", provider: "sandbox" },
    ]);
    expect(addresses.map((address) => address.is_default_billing)).toEqual([false, true]);
    expect(await wholeDatabaseAsText(test.platform)).not.toMatch(/4242 ?4242 ?4242 ?4242/);
  });

  it("takes no card where the provider has its own fields", async () => {
    const stripe = { ...test.platform.payments, name: "stripe" as const };
    const elsewhere = await testApp({ payments: stripe });
    const { status, body } = await visitor(elsewhere.app).call(
      "POST /api/register",
      registration("stripe@example.test", productCard),
    );
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(["card_number", "name_on_Card", "exp_date", "cvv"]);
    await elsewhere.close();
  });

  it("gives API clients a token without cookies", async () => {
    const client = visitor(test.app, "client");
    const { body, cookies } = await client.call("POST /api/register", registration("client@example.test"));
    expect(cookies).toEqual([]);
    client.token = body.token;
    expect((await client.call("GET /api/authuser")).status).toBe(200);
  });
});
