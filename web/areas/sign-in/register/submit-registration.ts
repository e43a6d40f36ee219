import { api } from "../../../client/api.ts";
import { readLocal } from "../../../client/session/local-store.ts";
import type { EnteredCard } from "../../../kit/card/entered-card.ts";
import type { SignedIn } from "../sign-in-form.tsx";
import type { RegistrationTexts } from "./register-rules.ts";

/** Sends the registration, with the current showroom and a card if there is one. Throws `ApiError`. */
export async function submitRegistration(
  texts: RegistrationTexts,
  card: EnteredCard | null,
  /** Milliseconds since the form became visible. */
  filled_in_ms: number,
): Promise<SignedIn> {
  const text = (name: string) => texts[name]?.trim() ?? "";
  return api("POST /api/register", {
    body: {
      full_name: text("full_name"),
      email: text("email"),
      password: texts.password ?? "",
      country_code: text("country_code"),
      phone_number: text("phone_number"),
      zip_code: text("zip_code"),
      agree: true,
      i_accept: texts.i_accept !== undefined,
      shipping_street: text("shipping_street"),
      shipping_city: text("shipping_city"),
      shipping_state: text("shipping_state"),
      shipping_zip_code: text("shipping_zip_code"),
      shipping_apartment: text("shipping_apartment"),
      ...(card && (await card.formPart())),
      pay_street: text("pay_street"),
      pay_city: text("pay_city"),
      pay_state: text("pay_state"),
      pay_zip_code: text("pay_zip_code"),
      invitation: readLocal("invitation") ?? null,
      shop_id: readLocal("showroom") ?? null,
      fax_number: texts.fax_number ?? "",
      filled_in_ms,
    },
  });
}
