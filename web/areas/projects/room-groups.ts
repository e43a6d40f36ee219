import type { ProjectLine } from "../../../contract/design/project-cart.ts";

/** The lines of one room, by what they are for. */
export interface RoomGroup {
  /** Empty for what belongs to no room. */
  room: string;
  lines: ProjectLine[];
  total: number;
  /** Area that its lines cover, square feet; 0 if none is sold by area. */
  area_sqft: number;
  /** Days until the slowest of them ships. */
  lead_time_days: number;
}

const cents = (dollars: number) => Math.round(dollars * 100);

/** A room's lines are labeled "Hall bath: floor"; a label without a room is for something of its own. */
function placeOf(surface: string): { room: string; part: string } {
  const end = surface.indexOf(": ");
  return end < 0
    ? { room: "", part: surface }
    : { room: surface.slice(0, end), part: surface.slice(end + 2) };
}

/** A project's lines by room in the order of the project, and by surface within a room; what has no room comes last. */
export function roomGroups(lines: readonly ProjectLine[]): RoomGroup[] {
  const groups = [...Map.groupBy(lines, ({ surface }) => placeOf(surface).room)].map(([room, those]) => {
    const bySurface = Map.groupBy(those, ({ surface }) => surface);
    return {
      room,
      lines: [...bySurface.values()].flat(),
      total: those.reduce((sum, line) => sum + cents(line.line_total), 0) / 100,
      area_sqft: those.reduce((sum, line) => sum + cents(line.covers_sqft ?? 0), 0) / 100,
      lead_time_days: Math.max(...those.map((line) => line.lead_time_days)),
    };
  });
  return groups.sort((a, b) => Number(a.room === "") - Number(b.room === ""));
}
