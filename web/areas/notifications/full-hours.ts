const hourText = (hour: number): string => `${hour % 12 || 12}:00 ${hour < 12 ? "AM" : "PM"}`;

/** The hours of a day, as a select offers them. */
export const fullHours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  text: hourText(hour),
}));
