import type { FieldErrors } from "../../../contract/errors.ts";
import type { ShippingAddress } from "../../../contract/shapes.ts";
import { zipProblem } from "../../../domain/places/zip-state.ts";

export const emptyAddress: ShippingAddress = { street: "", apartment: "", city: "", state: "", zip_code: "" };

/** Names of the address' fields in the form and in the server's field errors: `shipping.street`. */
export const shippingPrefix = "shipping.";

/** The address from a form's fields. */
export function addressIn(form: HTMLFormElement): ShippingAddress {
  const fields = new FormData(form);
  const text = (name: keyof ShippingAddress) => String(fields.get(shippingPrefix + name) ?? "").trim();
  return sentAddress({
    street: text("street"),
    apartment: text("apartment"),
    city: text("city"),
    state: text("state"),
    zip_code: text("zip_code"),
    name: text("name"),
    phone: text("phone"),
    delivery_notes: text("delivery_notes"),
  });
}

/** An address as an order takes it, without what is empty or only the book knows. */
export function sentAddress(address: ShippingAddress): ShippingAddress {
  const { name, phone, delivery_notes } = address;
  return {
    ...postalPart(address),
    ...(name && { name }),
    ...(phone && { phone }),
    ...(delivery_notes && { delivery_notes }),
  };
}

/** What prices depend on. */
export const postalPart = ({
  street,
  apartment,
  city,
  state,
  zip_code,
}: ShippingAddress): ShippingAddress => ({
  street,
  apartment,
  city,
  state,
  zip_code,
});

/** That the ZIP code is in another state: worth saying before the address is complete. */
export function zipMismatch({ state, zip_code }: ShippingAddress): FieldErrors {
  const problem = zipProblem(state, zip_code);
  return problem ? { "shipping.zip_code": [problem] } : {};
}

/** What is missing in an address, in the words for its fields. */
export function addressProblems(address: ShippingAddress): FieldErrors {
  const problems: FieldErrors = {};
  if (address.street === "") problems["shipping.street"] = ["Enter a street."];
  if (address.city === "") problems["shipping.city"] = ["Enter a city."];
  if (address.state === "") problems["shipping.state"] = ["Choose a state."];
  if (!/^\d{5}(-\d{4})?$/.test(address.zip_code))
    problems["shipping.zip_code"] = ["Enter a ZIP code with 5 digits."];
  else Object.assign(problems, zipMismatch(address));
  return problems;
}
