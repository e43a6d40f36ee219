import type { Stripe } from "@stripe/stripe-js";
import { describe, expect, it } from "vitest";
import { type HostedCard, type HostedStates, hostedProblems, paymentMethodOf } from "./stripe-card.ts";

const whole = { isEmpty: false, isComplete: true, message: undefined };
const states: HostedStates = { card_number: whole, exp_date: whole, cvv: whole };
const card = { card_number: {}, exp_date: {}, cvv: {} } as HostedCard;

/** A Stripe stub that creates PaymentMethods. */
const stripeAnswering = (answer: object) =>
  ({ createPaymentMethod: async () => answer }) as unknown as Stripe;

describe("a card in Stripe's fields", () => {
  it("has our message until Stripe says that it is complete", () => {
    expect(hostedProblems(states, "Ada Moreno")).toEqual({});
    const empty = { isEmpty: true, isComplete: false, message: undefined };
    expect(hostedProblems({ card_number: empty, exp_date: empty, cvv: empty }, " ")).toEqual({
      card_number: ["Invalid Card Number."],
      exp_date: ["Invalid Expiration Date."],
      cvv: ["Invalid CVC."],
      name_on_Card: ["Enter the name on the card."],
    });
  });

  it("shows Stripe's own message where Stripe has one", () => {
    const past = {
      isEmpty: false,
      isComplete: false,
      message: "Your card's expiration year is in the past.",
    };
    expect(hostedProblems({ ...states, exp_date: past }, "Ada")).toEqual({ exp_date: [past.message] });
  });

  it("becomes the id of a PaymentMethod", async () => {
    const stripe = stripeAnswering({ paymentMethod: { id: "pm_1" } });
    expect(await paymentMethodOf(stripe, card, "Ada")).toBe("pm_1");
  });

  it.each([
    [{ type: "validation_error", code: "incomplete_cvc", message: "Incomplete." }, 422, ["cvv"]],
    [{ type: "card_error", code: "invalid_expiry_year", message: "Past." }, 422, ["exp_date"]],
    [{ type: "card_error", code: "card_declined", message: "Declined." }, 422, ["card_number"]],
    [{ type: "api_connection_error", message: "No connection." }, 0, []],
  ])("turns %j into status %i about %j", async (error, status, fields) => {
    const failure = await paymentMethodOf(stripeAnswering({ error }), card, "Ada").catch((thrown) => thrown);
    expect(failure).toMatchObject({ status, message: error.message });
    expect(Object.keys(failure.errors)).toEqual(fields);
  });
});
