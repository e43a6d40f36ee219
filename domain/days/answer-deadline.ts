const hourMs = 60 * 60 * 1000;

/** Our policy: a vendor approves or declines a purchase order within 48 hours. */
const answerHours = 48;
/** The vendor is reminded when this much of it is over. */
const reminderHours = 36;

/** By when a vendor answers what has waited since a moment. */
export const answerBy = (since: Date): Date => new Date(since.getTime() + answerHours * hourMs);

/** What waits from before these moments gets a reminder, or is late. */
export const answerLimits = (now: Date): { remind_before: Date; late_before: Date } => ({
  remind_before: new Date(now.getTime() - reminderHours * hourMs),
  late_before: new Date(now.getTime() - answerHours * hourMs),
});
