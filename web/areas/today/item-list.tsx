import type { ReactNode } from "react";
import { Link } from "react-router";
import type { TodayItem } from "../../../contract/admin/today.ts";
import type { User } from "../../../contract/identity/accounts.ts";
import { calendarDay, daysBetween } from "../../../domain/days/calendar.ts";
import { AnswerClock } from "../../kit/orders/answer-clock.tsx";
import { StatusBadge } from "../../kit/status/status-badge.tsx";
import { formatDate, plural } from "../../ui/format.ts";

/** Order items, each with its order, who it is for, its date, and what can be done with it. */
export function ItemList({
  items,
  type,
  due,
  act,
}: {
  items: readonly TodayItem[];
  type: User["type"];
  /** Which date counts: since when it waits, by when it arrives, or by how much it is late. */
  due: "waiting" | "by" | "late";
  act?: (item: TodayItem) => ReactNode;
}) {
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item.item_id}
          className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-hairline border-b py-3"
        >
          <div className="min-w-0 flex-1 basis-64">
            <Link to={`/account/orders/${item.order_id}`} className="font-medium hover:underline">
              {item.product_name}
            </Link>
            <p className="figures text-graphite text-sm">
              {[
                amountOf(item),
                type === "User" ? item.vendor : item.customer,
                type === "Admin" && item.vendor,
              ]
                .filter(Boolean)
                .join(" · ")}{" "}
              · <span className="code">{item.order_number}</span>
            </p>
          </div>
          {item.act_by && due === "waiting" ? (
            <AnswerClock by={item.act_by} />
          ) : (
            <p className="figures text-sm">{dateWords(item, due)}</p>
          )}
          {act ? act(item) : <StatusBadge status={item.status} />}
        </li>
      ))}
    </ul>
  );
}

function amountOf({ qty, unit }: TodayItem): string {
  switch (unit) {
    case "Box":
      return plural(qty, "box", "boxes");
    case "Piece":
      return plural(qty, "piece");
    case "Square foot":
      return `${qty.toLocaleString("en-US")} sq ft`;
    case "Linear foot":
      return `${qty.toLocaleString("en-US")} linear ft`;
    default:
      return `${qty.toLocaleString("en-US")} × ${unit}`;
  }
}

function dateWords({ since, due_on }: TodayItem, due: "waiting" | "by" | "late"): string {
  if (due === "by") return `by ${formatDate(due_on)}`;
  const from = calendarDay(new Date(due === "late" ? due_on : since));
  const days = Math.max(0, daysBetween(from, calendarDay(new Date())));
  if (due === "late") return `${plural(Math.max(1, days), "day")} late, due ${formatDate(due_on)}`;
  return days === 0 ? "since today" : `waiting ${plural(days, "day")}`;
}
