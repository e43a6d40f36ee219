import type { ReturnAddress } from "../../../../contract/orders/returns.ts";
import { assertZipInState } from "../../identity/accounts/index.ts";

/**
 * A return address in its parts and as labels have it, for a case. Refuses, under its field, a ZIP code of another state
 * than the address says.
 */
export async function returnAddressChange(
  return_address: ReturnAddress,
): Promise<{ return_address: ReturnAddress; return_to: string }> {
  await assertZipInState(return_address, "return_to.zip_code");
  const { name, street, apartment, city, state, zip_code } = return_address;
  const lines = [name, [street, apartment].filter(Boolean).join(", "), `${city}, ${state} ${zip_code}`];
  return { return_address, return_to: lines.join("\n") };
}
