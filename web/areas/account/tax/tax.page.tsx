import { Plus } from "lucide-react";
import { useState } from "react";
import type { TaxCertificate } from "../../../../contract/orders/tax-certificates.ts";
import { certificateReasons } from "../../../../contract/orders/tax-words.ts";
import { shownDate } from "../../../../domain/days/shown-day.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { CertificateBadge, stateName } from "../../../kit/status/certificate-badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { SureDialog } from "../../../ui/sure-dialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { Route } from "./+types/tax.page.ts";
import { CertificateForm } from "./certificate-form.tsx";

export const meta = titled("Tax exemption");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/tax_certificates")).data;
}

/** Certificates that make the account's purchases free of a state's sales tax. */
export default function TaxPage({ loaderData }: Route.ComponentProps) {
  const [certificates, setCertificates] = useState<TaxCertificate[]>(loaderData);
  const [isAdding, setAdding] = useState(false);
  const { call } = useCall();
  const [removing, setRemoving] = useState<TaxCertificate>();
  const add = (
    <Button icon={<Plus aria-hidden size={18} />} onClick={() => setAdding(true)}>
      Add a certificate
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Tax exemption</h1>
        {certificates.length > 0 && add}
      </div>
      <p className="mt-3 max-w-[60ch] text-graphite">
        With an approved certificate, orders that ship to its state have no sales tax. Earlier orders don't
        change.
      </p>
      {certificates.length === 0 ? (
        <EmptyState title="No certificates" className="mt-8" action={add}>
          If you buy for resale, or for an exempt organization, send your certificate and we'll review it.
        </EmptyState>
      ) : (
        <ul className="mt-8 max-w-[48rem] border-hairline border-t">
          {certificates.map((one) => (
            <Row key={one.id} certificate={one} onRemove={() => setRemoving(one)} />
          ))}
        </ul>
      )}
      {isAdding && (
        <CertificateForm
          onClose={() => setAdding(false)}
          onAdded={(next) => {
            setCertificates(next);
            setAdding(false);
            showToast("success", "We have your certificate and will review it.");
          }}
        />
      )}
      {removing && (
        <SureDialog
          isOpen
          title="Withdraw this certificate?"
          action="Withdraw certificate"
          onClose={() => setRemoving(undefined)}
          onSure={() =>
            call(async () => {
              const { data } = await api("DELETE /api/tax_certificates/{id}", {
                params: { id: removing.id },
              });
              setCertificates(data);
              setRemoving(undefined);
            })
          }
        >
          {`Orders that ship to ${stateName(removing.state)} will have sales tax again.`}
        </SureDialog>
      )}
    </>
  );
}

function Row({ certificate, onRemove }: { certificate: TaxCertificate; onRemove: () => void }) {
  const { state, number, reason, expires_on, is_expired, file_name, answer } = certificate;
  return (
    <li className="grid gap-x-6 gap-y-2 border-hairline border-b py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-medium">
          {stateName(state)}
          <CertificateBadge certificate={certificate} />
        </p>
        <p className="figures text-graphite text-sm">
          <span className="code">{number}</span>
          {` · ${certificateReasons[reason]} · ${is_expired ? "expired" : "expires"} ${shownDate(expires_on)}`}
        </p>
        <p className="break-words text-graphite text-sm">{file_name}</p>
        {answer && <p className="mt-1">{answer}</p>}
      </div>
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        aria-label={`Withdraw: ${number}`}
        onClick={onRemove}
      >
        Withdraw
      </Button>
    </li>
  );
}
