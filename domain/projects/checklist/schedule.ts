import { addDays, weekdayOf } from "../../days/calendar.ts";
import type { ChecklistTemplate, TemplateTask } from "./templates.ts";

/** The day `count` working days (Monday to Friday) after `day`, both YYYY-MM-DD; holidays count as working days. */
export function workdaysAfter(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0; ) {
    at = addDays(at, 1);
    if (isWorkday(at)) left -= 1;
  }
  return at;
}

/** Whether a day (YYYY-MM-DD) is from Monday to Friday. */
export const isWorkday = (day: string): boolean => weekdayOf(day) !== 0 && weekdayOf(day) !== 6;

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
  const first = isWorkday(start) ? start : workdaysAfter(start, 1);
  let passed = 0;
  return tasks.map((task) => {
    passed += task.days;
    return { ...task, due_on: workdaysAfter(first, passed - 1) };
  });
}
