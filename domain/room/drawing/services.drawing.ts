import type { RoomPlan, RoomService } from "../../../contract/design/room-design.ts";
import { ink, n } from "./ink.ts";
import type { Sheet } from "./sheet.ts";

/** The symbol of a service around 0,0 with that radius in pixels. */
export function serviceSymbol(kind: RoomService["kind"], radius: number): string {
  const r = n(radius);
  const d = n(radius * 0.7);
  const ring = `<circle r="${r}" fill="${ink.floor}" stroke="${ink.accent}" stroke-width="1.1"/>`;
  const line = (path: string) =>
    `<path d="${path}" fill="none" stroke="${ink.accent}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/>`;
  const q = n(radius * 0.45);
  switch (kind) {
    case "drain":
      return ring + line(`M-${d} -${d}L${d} ${d}M-${d} ${d}L${d} -${d}`);
    case "supply":
      return `${ring}<circle r="${n(radius * 0.38)}" fill="${ink.accent}"/>`;
    case "gas":
      return ring + line(`M${q} -${q}A${n(radius * 0.6)} ${n(radius * 0.6)} 0 1 0 ${q} ${q}V0H0`);
    case "power_240":
      return (
        ring + line(`M${n(radius * 0.15)} -${d}L-${q} ${n(radius * 0.1)}H${q}L-${n(radius * 0.15)} ${d}`)
      );
    case "vent":
      return `<rect x="-${r}" y="-${r}" width="${n(radius * 2)}" height="${n(radius * 2)}" fill="${ink.floor}" stroke="${ink.accent}" stroke-width="1.1"/>${line(`M-${r} -${r}L${r} ${r}M-${r} ${r}L${r} -${r}`)}`;
  }
}

/** Drains, supplies, gas, 240-volt outlets and vents where the plan has them. */
export function drawServices(sheet: Sheet, plan: RoomPlan): string {
  const radius = sheet.detail === "small" ? 2.4 : Math.max(3.4, Math.min(6, sheet.scale * 2));
  const done: [number, number][] = [];
  return plan.services
    .map(({ kind, at_in: [x, y] }) => {
      let left = sheet.x(x);
      const top = sheet.y(y);
      // pipes that rise at the same point are drawn side by side
      const inwards = left > sheet.frame.x + sheet.frame.width / 2 ? -1 : 1;
      while (done.some(([dx, dy]) => Math.hypot(dx - left, dy - top) < radius * 2))
        left += radius * 2.3 * inwards;
      done.push([left, top]);
      sheet.taken.push({ x: left - radius, y: top - radius, width: radius * 2, height: radius * 2 });
      return `<g transform="translate(${n(left)} ${n(top)})">${serviceSymbol(kind, radius)}</g>`;
    })
    .join("");
}
