import type { TaxCertificate } from "../../../contract/orders/tax-certificates.ts";
import { certificateStatuses } from "../../../contract/orders/tax-words.ts";
import { usStates } from "../../../domain/places/us-states.ts";
import { Badge } from "../../ui/badge.tsx";

export const stateName = (code: string): string =>
  usStates.find((state) => state.code === code)?.name ?? code;

const tones = {
  requested: "warn",
  approved: "good",
  declined: "bad",
  revoked: "bad",
  removed: "neutral",
} as const;

/** Where a certificate stands; one that has expired no longer counts. */
export function CertificateBadge({
  certificate: { status, is_expired },
}: {
  certificate: Pick<TaxCertificate, "status" | "is_expired">;
}) {
  if (status === "approved" && is_expired) return <Badge tone="bad">Expired</Badge>;
  return <Badge tone={tones[status]}>{certificateStatuses[status]}</Badge>;
}
