import { useState } from "react";
import { Link } from "react-router";
import type { ManagedCertificate } from "../../../../contract/orders/tax-certificates.ts";
import { certificateReasons, certificateStatuses } from "../../../../contract/orders/tax-words.ts";
import { shownDate } from "../../../../domain/days/shown-day.ts";
import { api } from "../../../client/api.ts";
import { saveFile } from "../../../client/save-file.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { choiceIn, wordsIn } from "../../../kit/lists/list-address.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { CertificateBadge, stateName } from "../../../kit/status/certificate-badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate, plural } from "../../../ui/format.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import type { Route } from "./+types/certificates.page.ts";
import { type CertificateDecision, DecideCertificate } from "./decide-certificate.tsx";

export const meta = titled("Tax certificates");

const certificates = listSource(
  "GET /api/admin/tax_certificates",
  (search) => ({ status: choiceIn(search, "status", certificateStatuses), q: wordsIn(search) }),
  (list) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => certificates.load(request);

export default function Certificates({ loaderData: list }: Route.ComponentProps) {
  const [asked, setAsked] = useState<{ certificate: ManagedCertificate; decision: CertificateDecision }>();
  return (
    <ListPage
      title="Tax certificates"
      filter={
        <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
          <ChoiceField label="Status" name="status" options={certificateStatuses} />
          <SearchField label="Number, name or email" />
        </ListFilter>
      }
      source={certificates}
      list={list}
      counted={plural(list.total, "certificate")}
      cards={(rows) => (
        <CertificateTable
          rows={rows}
          onAsk={(certificate, decision) => setAsked({ certificate, decision })}
        />
      )}
      none={{
        title: "No certificates yet",
        children: "Certificates that customers and pros send show up here.",
      }}
      noMatch={{ title: "No matches", words: "No matching certificates." }}
    >
      {asked && <DecideCertificate {...asked} onClose={() => setAsked(undefined)} />}
    </ListPage>
  );
}

function CertificateTable({
  rows,
  onAsk,
}: {
  rows: readonly ManagedCertificate[];
  onAsk: (certificate: ManagedCertificate, decision: CertificateDecision) => void;
}) {
  const columns: Column<ManagedCertificate>[] = [
    {
      key: "owner",
      title: "Owner",
      cell: ({ owner }) => (
        <>
          <Link to={`/account/admin/users/${owner.id}`} className="link inline-flex min-h-6 font-medium">
            {owner.name || owner.email}
          </Link>
          <span className="block text-graphite text-sm">{owner.email}</span>
        </>
      ),
    },
    { key: "state", title: "State", cell: ({ state }) => stateName(state) },
    {
      key: "number",
      title: "Certificate",
      cell: ({ id, number, reason }) => (
        <>
          <span className="code">{number}</span>
          <span className="block text-graphite text-sm">{certificateReasons[reason]}</span>
          <OpenDocument id={id} />
        </>
      ),
    },
    {
      key: "expires",
      title: "Expires",
      cell: (row) => <span className="figures">{shownDate(row.expires_on)}</span>,
    },
    {
      key: "sent",
      title: "Sent",
      cell: (row) => <span className="figures">{formatDate(row.created_at)}</span>,
    },
    { key: "orders", title: "Orders", numeric: true, cell: ({ orders }) => orders },
    { key: "status", title: "Status", cell: (row) => <CertificateBadge certificate={row} /> },
    { key: "decide", title: "Decide", cell: (row) => <Decisions row={row} onAsk={onAsk} /> },
  ];
  return (
    <Table
      caption="Tax certificates"
      stacks
      className="mt-8"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty="No certificates."
    />
  );
}

function Decisions({
  row,
  onAsk,
}: {
  row: ManagedCertificate;
  onAsk: (certificate: ManagedCertificate, decision: CertificateDecision) => void;
}) {
  const button = (decision: CertificateDecision, text: string, variant: "primary" | "secondary") => (
    <Button
      variant={variant}
      size="sm"
      aria-label={`${text}: ${row.number}`}
      onClick={() => onAsk(row, decision)}
    >
      {text}
    </Button>
  );
  if (row.status === "approved") return button("revoke", "Revoke", "secondary");
  if (row.status !== "requested") return "–";
  return (
    <span className="flex flex-wrap gap-2">
      {!row.is_expired && button("approve", "Approve", "primary")}
      {button("decline", "Decline", "secondary")}
    </span>
  );
}

function OpenDocument({ id }: { id: string }) {
  const { call, isSending } = useCall();
  const open = () =>
    call(async () =>
      saveFile((await api("GET /api/admin/tax_certificates/{id}/document", { params: { id } })) as File),
    );
  return (
    <button
      type="button"
      className="link inline-flex min-h-6 text-sm"
      disabled={isSending}
      onClick={() => void open()}
    >
      Download document
    </button>
  );
}
