import type { WayToShip } from "../../../contract/catalog/freight-classes.ts";
import type { ProjectLine } from "../../../contract/design/project-cart.ts";
import { waysIn } from "../../../domain/orders/freight-class.ts";

/** One vendor's part of a cart. */
export interface VendorGroup {
  id: string;
  name: string;
  ships_from: string;
  /** The least that is ordered of the vendor at once; 0 for none. */
  order_minimum: number;
  lines: ProjectLine[];
  subtotal: number;
  /** Days until the slowest of these products ships. */
  lead_time_days: number;
  /** How these products ship, the biggest first. */
  ways: WayToShip[];
}

/** A cart's lines by vendor, in the order in which vendors came into the cart. */
export function vendorGroups(lines: readonly ProjectLine[]): VendorGroup[] {
  const groups = new Map<string, VendorGroup>();
  for (const line of lines) {
    const group = groups.get(line.vendor.id) ?? {
      ...line.vendor,
      lines: [],
      subtotal: 0,
      lead_time_days: 0,
      ways: [],
    };
    group.lines.push(line);
    group.subtotal = Math.round((group.subtotal + line.line_total) * 100) / 100;
    group.lead_time_days = Math.max(group.lead_time_days, line.lead_time_days);
    group.ways = waysIn([...group.ways, line.ships_as]);
    groups.set(line.vendor.id, group);
  }
  return [...groups.values()];
}
