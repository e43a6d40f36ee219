import type { ShippingAddress } from "../../contract/shapes.ts";

/** An address in one line, with a name before it where one is given: "Ada Buyer, 18 Alder Way, Portland, OR 97201". */
export const addressLine = (
  { street, apartment, city, state, zip_code }: ShippingAddress,
  name = "",
): string => [name, street, apartment, city, `${state} ${zip_code}`].filter(Boolean).join(", ");
