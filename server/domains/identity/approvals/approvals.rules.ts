import type { Application } from "../../../../contract/identity/approvals.ts";
import type { ApplicationRow } from "./approvals.store.ts";

/** Characters that nobody mistakes for each other on a card or on the phone: no 0 and O, no 1, I and L. */
export const showroomIdSigns = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A Showroom ID of eight characters. `below(n)` draws a whole number from 0 to n - 1. */
export const drawShowroomId = (below: (count: number) => number): string =>
  Array.from({ length: 8 }, () => showroomIdSigns[below(showroomIdSigns.length)]).join("");

/** A name as part of a URL: "Cedar & Salt Tile Co." is "cedar-salt-tile-co". */
export const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60) || "vendor";

/** An application in the admin's view. */
export function applicationView(row: ApplicationRow): Application {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    company_name: row.company_name,
    showroom_name: row.showroom_name,
    is_listed: row.is_listed,
    is_designer: row.is_designer,
    license_number: row.license_number,
    license_state: row.license_state,
    city: row.city,
    state: row.state,
    website: row.website,
    about: row.about,
    reason: row.reason,
    applicant: {
      id: row.user_id,
      full_name: `${row.first_name} ${row.last_name}`.trim(),
      email: row.email,
      phone: row.phone,
      country_code: row.country_code,
      zip_code: row.zip_code,
      email_verified_at: row.email_verified_at?.toISOString() ?? null,
    },
    documents: row.documents,
    showroom: row.showroom_id && row.vsd_id ? { id: row.showroom_id, vsd_id: row.vsd_id } : null,
    decided_by: row.decided_by ?? "",
    decided_at: row.decided_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
