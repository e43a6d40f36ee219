import { lazy, Suspense, useState } from "react";
import type { Order, OrderItem } from "../../../contract/orders/orders.ts";
import { Button } from "../../ui/button.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";

const MissingDialog = lazy(() => loadInTime(import("./missing-dialog.tsx")));

/** Reports units that did not arrive with their delivery, within two weeks. */
export function ReportMissing({ order, item }: { order: Order; item: OrderItem }) {
  const [isOpen, setOpen] = useState(false);
  if (!item.can_report_missing_until) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Report missing items: ${item.product_name}`}
        onClick={() => setOpen(true)}
      >
        Something is missing
      </Button>
      {isOpen && (
        <Suspense>
          <MissingDialog order={order} item={item} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
