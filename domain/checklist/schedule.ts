import type { ChecklistTemplate, TemplateTask } from "./templates.ts";

const day_ms = 24 * 3600_000;

/** The day `count` working days (Monday to Friday) after `day`, both YYYY-MM-DD; holidays count as working days. */
export function workdaysAfter(day: string, count: number): string {
  let at = Date.parse(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    at += day_ms;
    if (isWorkday(at)) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

function isWorkday(at: number): boolean {
  const weekday = new Date(at).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

export interface ScheduledTask extends TemplateTask {
  /** The day by which it is done, YYYY-MM-DD; null without a first day. */
  due_on: string | null;
}

/**
 * A template's tasks, one after the other from `start` (YYYY-MM-DD) on. A task of one day that begins on the first day is
 * due on that day. A start on a weekend counts from the Monday after it.
 */
export function scheduled({ tasks }: ChecklistTemplate, start: string | null): ScheduledTask[] {
  if (start === null) return tasks.map((task) => ({ ...task, due_on: null }));
  const first = isWorkday(Date.parse(`${start}T00:00:00Z`)) ? start : workdaysAfter(start, 1);
  let passed = 0;
  return tasks.map((task) => {
    passed += task.days;
    return { ...task, due_on: workdaysAfter(first, passed - 1) };
  });
}
