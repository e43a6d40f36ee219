import { FileDown } from "lucide-react";
import type { PlanInvoice } from "../../../../contract/money/plans.ts";
import { api } from "../../../client/api.ts";
import { saveFile } from "../../../client/save-file.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { cardName } from "../../../kit/status/plan-words.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate, formatUsd } from "../../../ui/format.ts";
import { type Column, Table } from "../../../ui/table.tsx";

/** The paid invoices of a plan, each as PDF. */
export function InvoiceTable({ invoices }: { invoices: readonly PlanInvoice[] }) {
  return (
    <Table
      caption="Invoices"
      stacks
      columns={columns}
      rows={invoices}
      rowKey={({ id }) => id}
      empty="No invoices yet. What you pay for plans and credits shows up here."
    />
  );
}

const columns: Column<PlanInvoice>[] = [
  {
    key: "date",
    title: "Paid",
    cell: ({ paid_at }) => <span className="figures">{formatDate(paid_at)}</span>,
  },
  { key: "number", title: "Number", cell: ({ number }) => <span className="figures">{number}</span> },
  {
    key: "text",
    title: "For",
    cell: ({ text, card, refunded_at }) => (
      <>
        <span className="figures">{text}</span>
        {card.last4 && <span className="figures block text-graphite text-sm">{cardName(card)}</span>}
        {refunded_at && (
          <span className="figures block text-graphite text-sm">{`Refunded ${formatDate(refunded_at)}`}</span>
        )}
      </>
    ),
  },
  {
    key: "amount",
    title: "Amount",
    numeric: true,
    cell: ({ amount }) => <span className="figures">{formatUsd(amount)}</span>,
  },
  { key: "pdf", title: "Download", cell: (invoice) => <Pdf invoice={invoice} /> },
];

function Pdf({ invoice: { id, number } }: { invoice: PlanInvoice }) {
  const { call, isSending: isSaving } = useCall();
  const save = () =>
    call(async () => {
      saveFile((await api("GET /api/plan/invoices/{id}/pdf", { params: { id } })) as File);
    });
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-3"
      icon={<FileDown aria-hidden size={18} />}
      pending={isSaving}
      aria-label={`Download invoice ${number} as PDF`}
      onClick={() => void save()}
    >
      PDF
    </Button>
  );
}
