import { useState } from "react";
import { Link, useRevalidator, useSearchParams } from "react-router";
import type { ManagedCertificate } from "../../../../contract/orders/tax-certificates.ts";
import {
  type CertificateStatus,
  certificateReasons,
  certificateStatuses,
} from "../../../../contract/orders/tax-words.ts";
import { shownDate } from "../../../../domain/days/shown-day.ts";
import { api } from "../../../client/api.ts";
import { saveFile } from "../../../client/save-file.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { ListFilter } from "../../../kit/lists/list-filter.tsx";
import { ListFoot } from "../../../kit/lists/list-foot.tsx";
import { listPage } from "../../../kit/lists/list-page.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { CertificateBadge, stateName } from "../../../kit/status/certificate-badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Route } from "./+types/certificates.page.ts";
import { type CertificateDecision, DecideCertificate } from "./decide-certificate.tsx";

export const meta = titled("Tax certificates");

const statusFrom = (text: string | null): CertificateStatus | undefined =>
  text && Object.hasOwn(certificateStatuses, text) ? (text as CertificateStatus) : undefined;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const { data } = await signedInApi(request)("GET /api/admin/tax_certificates", {
    query: {
      ...listPage(search),
      status: statusFrom(search.get("status")),
      q: search.get("q") || undefined,
    },
  });
  return data;
}

export default function Certificates({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<{ certificate: ManagedCertificate; decision: CertificateDecision }>();
  const isFiltered = search.has("status") || search.has("q");
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Tax certificates</h1>
      <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
        <Select
          label="Status"
          name="status"
          defaultValue={search.get("status") ?? ""}
          placeholder="All"
          options={Object.entries(certificateStatuses).map(([value, text]) => ({ value, text }))}
        />
        <TextField
          label="Number, name or email"
          name="q"
          type="search"
          defaultValue={search.get("q") ?? ""}
        />
      </ListFilter>
      {list.total === 0 ? (
        <EmptyState
          className="mt-8"
          title={isFiltered ? "No matches" : "No certificates yet"}
          action={
            isFiltered && (
              <LinkButton to="/account/admin/tax-certificates" variant="secondary">
                See all
              </LinkButton>
            )
          }
        >
          {isFiltered
            ? "No matching certificates."
            : "Certificates that customers and pros send show up here."}
        </EmptyState>
      ) : (
        <>
          <CertificateTable
            rows={list.data}
            onAsk={(certificate, decision) => setAsked({ certificate, decision })}
          />
          <ListFoot list={list} />
        </>
      )}
      {asked && (
        <DecideCertificate
          {...asked}
          onClose={() => setAsked(undefined)}
          onDecided={() => {
            setAsked(undefined);
            void revalidate();
          }}
        />
      )}
    </>
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
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      saveFile((await api("GET /api/admin/tax_certificates/{id}/document", { params: { id } })) as File);
    } catch {
      // a toast has said why
    } finally {
      setOpening(false);
    }
  };
  return (
    <button
      type="button"
      className="link inline-flex min-h-6 text-sm"
      disabled={isOpening}
      onClick={() => void open()}
    >
      Download document
    </button>
  );
}
