/** The marketplace's time zone, behind a time. */
export const marketTime = "Pacific time";
