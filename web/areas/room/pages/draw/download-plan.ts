import type { Drawing } from "./drawing-history.ts";

/** Hands the plan over as a file of the project's own JSON. */
export function downloadPlan({ name, room, plan }: Drawing): void {
  const text = `${JSON.stringify({ name, room, plan }, null, 2)}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${fileName(name)}.floorplan.json`;
  link.click();
  URL.revokeObjectURL(url);
}

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "plan";
