import { loadInTime } from "../../ui/load-in-time.ts";

/** The frame of the workplaces, which guests and customers do without. */
export const loadWorkShell = () => loadInTime(import("./work/work-shell.tsx"));
