const dayMs = 24 * 60 * 60 * 1000;
/** Carriers take up to a week longer than the vendor's lead time: one to three weeks in all for most goods. */
const slackDays = 7;

/** When goods with a lead time in days arrive if they are ordered at a moment. */
export const deliveryWindow = (orderedAt: Date, leadTimeDays: number): { earliest: Date; latest: Date } => ({
  earliest: new Date(orderedAt.getTime() + leadTimeDays * dayMs),
  latest: new Date(orderedAt.getTime() + (leadTimeDays + slackDays) * dayMs),
});
