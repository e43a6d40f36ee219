import { addBusinessDays } from "../days/business-days.ts";
import { calendarDay, type Day } from "../days/calendar.ts";

/** How many business days a debit of a bank account usually takes. */
const usualDays = 4;

/** The day by which a debit that the bank works on since a moment usually arrives. */
export const debitArrives = (since: Date): Day => addBusinessDays(calendarDay(since), usualDays);
