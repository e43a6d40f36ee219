import checklists from "../../../content/checklists.json" with { type: "json" };

/** One step of a renovation, in the order in which the trades do it. */
export interface TemplateTask {
  area: string;
  task: string;
  /** Who usually does it. */
  who: string;
  /** Working days that it takes, waiting included. */
  days: number;
}

export interface ChecklistTemplate {
  id: "kitchen" | "bathroom" | "living_room" | "outdoor";
  name: string;
  tasks: readonly TemplateTask[];
}

/** Typical jobs of an American house. Days are common values for one room, not a promise of any trade. */
export const checklistTemplates: readonly ChecklistTemplate[] = checklists.map(({ id, name, areas }) => ({
  id: id as ChecklistTemplate["id"],
  name,
  tasks: areas.flatMap(({ area, tasks }) => tasks.map((task): TemplateTask => ({ area, ...task }))),
}));
