import { FileDown } from "lucide-react";
import type { Order } from "../../../contract/orders/orders.ts";
import { api } from "../../client/api.ts";
import { saveFile } from "../../client/save-file.ts";
import { workTypeOf } from "../../client/session/role-of-route.ts";
import { useSession } from "../../client/session/use-session.ts";
import { useCall } from "../../kit/forms/use-call.ts";
import { Button } from "../../ui/button.tsx";

interface Document {
  label: string;
  load: () => Promise<unknown>;
}

/** The papers of an order that the viewer may save, each as PDF. */
export function OrderDocuments({ order }: { order: Order }) {
  const { user } = useSession();
  if (!user || order.status !== "paid") return null;
  const documents = [
    ...(order.totals ? billing(order) : []),
    ...(order.is_buyer ? [] : ofVendors(order, workTypeOf(user) !== "Contractor")),
  ];
  return (
    <div>
      <h2 className="font-semibold">Documents</h2>
      <ul className="mt-2 grid justify-items-start gap-1">
        {documents.map((document) => (
          <li key={document.label}>
            <SaveDocument {...document} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function billing({ id, refunds, payments }: Order): Document[] {
  const params = { id };
  const credit = {
    label: "Credit note",
    load: () => api("GET /api/orders/{id}/credit_note.pdf", { params }),
  };
  return [
    { label: "Invoice", load: () => api("GET /api/orders/{id}/invoice.pdf", { params }) },
    ...(payments.length > 0
      ? [{ label: "Receipt", load: () => api("GET /api/orders/{id}/receipt.pdf", { params }) }]
      : []),
    ...(refunds.some(({ status }) => status !== "failed") ? [credit] : []),
  ];
}

/** @param hasPrices purchase orders have the vendor's own prices, which are not the pro's to see */
function ofVendors({ id, items }: Order, hasPrices: boolean): Document[] {
  const vendors = new Map(items.map(({ vendor }) => [vendor.id, vendor.name]));
  return [...vendors].flatMap(([vendorId, name]) => {
    const params = { id, vendor: `${vendorId}.pdf` };
    const of = vendors.size > 1 ? `, ${name}` : "";
    const purchase = {
      label: `Purchase order${of}`,
      load: () => api("GET /api/orders/{id}/purchase_order/{vendor}", { params }),
    };
    const slip = {
      label: `Packing slip${of}`,
      load: () => api("GET /api/orders/{id}/packing_slip/{vendor}", { params }),
    };
    return hasPrices ? [purchase, slip] : [slip];
  });
}

function SaveDocument({ label, load }: Document) {
  const { call, isSending: isSaving } = useCall();
  const save = () =>
    call(async () => {
      saveFile((await load()) as File);
    });
  return (
    <Button
      variant="quiet"
      size="sm"
      className="text-left"
      icon={<FileDown aria-hidden size={16} />}
      pending={isSaving}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
