import type { ShippingAddress } from "../../../contract/shapes.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";

/** Whether the form asks to keep the address that was typed, and under which label. */
export function addressToKeep(form: HTMLFormElement): { label: string } | null {
  const fields = new FormData(form);
  return fields.has("keep_address") ? { label: String(fields.get("address_label") ?? "").trim() } : null;
}

/** The same as its fields stand; null while they are not shown. */
export function keepIn(form: HTMLFormElement): { checked: boolean; label: string } | null {
  const box = form.elements.namedItem("keep_address");
  if (!(box instanceof HTMLInputElement)) return null;
  return { checked: box.checked, label: String(new FormData(form).get("address_label") ?? "") };
}

/** Puts the address of an order into the account's book. A full book keeps nobody from ordering; a toast says so. */
export async function keepAddress(address: ShippingAddress, label: string, key: string): Promise<void> {
  try {
    await api("POST /api/addresses", { body: { ...address, label }, idempotencyKey: key });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
