import { ApiError, api } from "../../client/api.ts";
import type { ReplyOf } from "../../client/api-call.ts";
import { fieldOf, fillField } from "../../ui/fill-field.ts";

type Place = ReplyOf<"GET /api/zip/{zip}">["data"];

/**
 * Fills city and state from the ZIP code: empty ones, and those that the form or an earlier ZIP code filled
 * (`data-filled`) and nobody has edited since. An unknown ZIP code, or no connection, changes nothing.
 */
export async function fillFromZip(zipField: HTMLInputElement, prefix: string): Promise<void> {
  const zip = zipIn(zipField.value);
  if (!zip || !zipField.form) return;
  const place = await placeOf(zip);
  if (!place || zipIn(zipField.value) !== zip) return;
  for (const part of ["city", "state"] as const) {
    const field = fieldOf(zipField.form, prefix + part);
    if (!field || (field.value !== "" && field.value !== field.dataset.filled)) continue;
    field.dataset.filled = place[part];
    if (field.value !== place[part]) fillField(field, place[part]);
  }
}

const zipIn = (text: string): string | undefined => /^(\d{5})(-\d{4})?$/.exec(text.trim())?.[1];

async function placeOf(zip: string): Promise<Place> {
  try {
    return (await api("GET /api/zip/{zip}", { params: { zip }, feedback: "none" })).data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}
