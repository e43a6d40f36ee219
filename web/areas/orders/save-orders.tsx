import { Download } from "lucide-react";
import type { Order } from "../../../contract/orders/orders.ts";
import { ApiError } from "../../client/api.ts";
import { saveFile } from "../../client/save-file.ts";
import type { DataColumn } from "../../kit/lists/data-table.tsx";
import { allRows, cellsOf, fileOf, type RowPage } from "../../kit/lists/list-file.ts";
import { isoDay } from "../../ui/format.ts";
import { Menu } from "../../ui/menu.tsx";
import { showToast } from "../../ui/toast.ts";
import { useBusy } from "../../ui/use-busy.ts";
import { statusWord } from "./order-status.tsx";

const column = (title: string, text: (order: Order) => string | number | null): DataColumn<Order> => ({
  key: title,
  title,
  cell: text,
  text,
});

const columns = [
  column("Order", ({ number }) => number),
  column("Placed", ({ placed_at }) => isoDay(placed_at)),
  column("Showroom", ({ showroom }) => showroom.company_name),
  column("Status", statusWord),
  column("Products", ({ items }) =>
    items.map(({ qty, product_name }) => `${qty} x ${product_name}`).join("; "),
  ),
  column("Job", ({ job_name }) => job_name),
  column("PO number", ({ po_number }) => po_number),
  column("Merchandise", ({ totals }) => totals?.merchandise ?? null),
  column("Discount", ({ totals }) => totals?.discount ?? null),
  column("Shipping", ({ totals }) => totals?.shipping ?? null),
  column("Tax", ({ totals }) => totals?.tax ?? null),
  column("Total", ({ totals }) => totals?.total ?? null),
  column("Refunded", ({ totals }) => totals?.refunded ?? null),
];

/** A customer's orders as a file, for their records. */
export default function SaveOrders({ load }: { load: (page: number) => Promise<RowPage<Order>> }) {
  const { isBusy: isSaving, once } = useBusy();
  const save = (format: "csv" | "xlsx") =>
    once(async () => {
      try {
        const orders = await allRows(load, ({ id }) => id);
        saveFile(await fileOf(cellsOf(columns, orders), "orders", format));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        showToast("error", error.message);
      }
    });
  return (
    <Menu
      label="Export"
      icon={<Download aria-hidden size={20} />}
      actions={[
        { id: "csv", label: "Export as CSV", disabled: isSaving, onPress: () => void save("csv") },
        { id: "xlsx", label: "Export as Excel", disabled: isSaving, onPress: () => void save("xlsx") },
      ]}
    />
  );
}
