import { addDays } from "../../days/calendar.ts";
import { isWorkday, workdaysAfter } from "../../projects/checklist/schedule.ts";
import type { RoomWork } from "./works.ts";

/** A room's works with their days, and the days by which its products have to be ordered. */
interface WorkPlan {
  /** Of each work by its key, the day by which it is done, YYYY-MM-DD. */
  done_by: ReadonlyMap<string, string>;
  /** Of each SKU, the last day to order it so that it is there a few days before it is needed, YYYY-MM-DD. */
  order_by: ReadonlyMap<string, string>;
}

/** Days between a delivery and the work that needs it: to look at it, and to send back what is broken. */
const spare_days = 3;

/**
 * Works one after the other from `start` (YYYY-MM-DD) on; a start on a weekend counts from the Monday after it. Goods are
 * ordered so many calendar days before the first work that needs them as they take to arrive; what no work needs, before
 * the last one.
 * @param leadDays how long each SKU takes to arrive
 */
export function planWorks(
  works: readonly RoomWork[],
  start: string,
  leadDays: ReadonlyMap<string, number>,
): WorkPlan {
  const first = isWorkday(start) ? start : workdaysAfter(start, 1);
  const done_by = new Map<string, string>();
  const needed = new Map<string, string>();
  let passed = 0;
  let begins = first;
  for (const { key, days, skus } of works) {
    begins = workdaysAfter(first, passed);
    for (const sku of skus) if (!needed.has(sku)) needed.set(sku, begins);
    passed += days;
    done_by.set(key, workdaysAfter(first, passed - 1));
  }
  const order_by = [...leadDays].map(
    ([sku, days]) => [sku, addDays(needed.get(sku) ?? begins, -(days + spare_days))] as const,
  );
  return { done_by, order_by: new Map(order_by) };
}
