import { addDays, calendarDay } from "../../days/calendar.ts";

/** Where an installment is: with the client's bank, due on its day, or when the pro asks for it; overdue the day after, or a week after asking. */
export function installmentState(
  row: { due_on: string | null; asked_at: Date | null; paid_at: Date | null; processing_at: Date | null },
  now: Date,
): "paid" | "processing" | "due" | "overdue" | "planned" {
  if (row.paid_at) return "paid";
  if (row.processing_at) return "processing";
  const today = calendarDay(now);
  if (row.due_on && row.due_on < today) return "overdue";
  if (row.asked_at && calendarDay(row.asked_at) < addDays(today, -7)) return "overdue";
  return row.asked_at || (row.due_on && row.due_on <= today) ? "due" : "planned";
}
