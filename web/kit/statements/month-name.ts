const names = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `2026-05` as May 2026. */
export function monthName(month: string): string {
  const [year = "", number = ""] = month.split("-");
  return `${names[Number(number) - 1] ?? number} ${year}`;
}
