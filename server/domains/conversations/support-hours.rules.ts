/** The desk is staffed on weekdays from 8 AM to 5 PM Pacific time. */
const zone = "America/Los_Angeles";
const opens = 8;
const closes = 17;
export const hoursInWords = "Monday to Friday, 8 AM to 5 PM Pacific time";

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: zone,
  weekday: "long",
  hour: "numeric",
  hourCycle: "h23",
});

const weekend = ["Saturday", "Sunday"];

/** Whether somebody is at the desk, and otherwise when somebody is again: "tomorrow at 8 AM Pacific time". */
export function supportDeskAt(now: Date): { is_staffed: boolean; opens: string } {
  const { weekday, hour } = partsOf(now);
  if (!weekend.includes(weekday) && hour >= opens && hour < closes) return { is_staffed: true, opens: "" };
  if (!weekend.includes(weekday) && hour < opens) return away("today");
  for (let days = 1; ; days += 1) {
    const day = partsOf(new Date(now.getTime() + days * 24 * 3600_000)).weekday;
    if (!weekend.includes(day)) return away(days === 1 ? "tomorrow" : `on ${day}`);
  }
}

const away = (day: string) => ({ is_staffed: false, opens: `${day} at 8 AM Pacific time` });

function partsOf(moment: Date): { weekday: string; hour: number } {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { weekday: parts.weekday ?? "", hour: Number(parts.hour) };
}
