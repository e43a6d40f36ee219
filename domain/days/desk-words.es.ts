import type { deskWords as english } from "./desk-words.ts";

const days = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"] as const;
const months = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"] as const;

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "a.m." : "p.m."}`;
}

/** `las 8 a.m.`, but `la 1 p.m.` */
const atClock = (time: string): string =>
  `${Number(time.split(":")[0]) % 12 === 1 ? "la" : "las"} ${clock(time)}`;

const zones: Readonly<Record<string, string>> = {
  "America/Los_Angeles": "hora del Pacífico",
  "America/Denver": "hora de la Montaña",
  "America/Phoenix": "hora de Arizona",
  "America/Chicago": "hora del Centro",
  "America/New_York": "hora del Este",
  "America/Anchorage": "hora de Alaska",
  "Pacific/Honolulu": "hora de Hawái",
  "America/Puerto_Rico": "hora del Atlántico",
  "Pacific/Guam": "hora de Chamorro",
};
const zoneTime = (zone: string): string => zones[zone] ?? zone.replaceAll("_", " ");

function day(iso: string): string {
  const [year, month, date] = iso.split("-");
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`;
}

export const deskWords: typeof english = {
  opens: (on, time, zone) => `${on} a ${atClock(time)}, ${zoneTime(zone)}`,
  today: "hoy",
  tomorrow: "mañana",
  onWeekday: (weekday) => `el ${days[weekday]}`,
  onDate: (date) => `el ${day(date)}`,
  between: (opens, closes) => `de ${clock(opens)} a ${clock(closes)}`,
  onDays: (first, last, hours) =>
    `${first === last ? days[first] : `de ${days[first]} a ${days[last]}`}, ${hours}`,
  week: (lines, zone) => {
    const words = `${lines.join("; ")}, ${zoneTime(zone)}`;
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  closed: (from, to) => (from === to ? `Cerrado el ${day(from)}` : `Cerrado del ${day(from)} al ${day(to)}`),
};
