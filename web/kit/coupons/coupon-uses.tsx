import { Link } from "react-router";
import type { CouponUse } from "../../../contract/orders/coupons.ts";
import { formatDate, formatUsd } from "../../ui/format.ts";
import { type DataColumn, DataTable } from "../lists/data-table.tsx";

/** Who used a coupon, and in which orders. */
export const CouponUses = ({ orders }: { orders: readonly CouponUse[] }) => (
  <DataTable
    caption="Orders with this coupon"
    columns={columns}
    rows={orders}
    rowKey={({ id }) => id}
    empty="No orders yet."
  />
);

const columns: DataColumn<CouponUse>[] = [
  {
    key: "customer",
    title: "Client",
    priority: 1,
    cell: ({ customer, id, number, status }) => (
      <>
        <span className="font-medium">{customer}</span>
        <span className="block text-sm">
          {status === "paid" ? (
            <Link to={`/account/orders/${id}`} className="code link inline-flex min-h-6">
              {number}
            </Link>
          ) : (
            `${number}, not paid yet`
          )}
        </span>
      </>
    ),
  },
  {
    key: "day",
    title: "Ordered",
    cell: ({ placed_at }) => <span className="figures">{formatDate(placed_at)}</span>,
  },
  { key: "discount", title: "Discount", numeric: true, cell: ({ discount }) => formatUsd(discount) },
  { key: "total", title: "Order total", numeric: true, cell: ({ total }) => formatUsd(total) },
];
