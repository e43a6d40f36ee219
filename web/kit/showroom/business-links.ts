import type { ShowroomProfile } from "../../../contract/showrooms/showrooms.ts";
import { formatPhone, phoneLink } from "../../../domain/places/phone.ts";

export interface BusinessLink {
  label: string;
  url: string;
}

/** How to reach the pro of a showroom: by phone and by mail. */
export function contactLinks({ contact }: ShowroomProfile): BusinessLink[] {
  return [
    ...(contact.phone ? [{ label: formatPhone(contact.phone), url: phoneLink(contact.phone) }] : []),
    ...(contact.email ? [{ label: contact.email, url: `mailto:${contact.email}` }] : []),
  ];
}

/** Where else the pro is to be found: own sites first, then social networks by their names. */
export function outsideLinks({ site_links, social_links }: ShowroomProfile): BusinessLink[] {
  const social = Object.entries(social_links).map(([network, url]) => ({ label: networkName(network), url }));
  return [...site_links, ...social].filter(({ url }) => /^https?:\/\//.test(url));
}

/** "OR CCB 241877" */
export function licenseWords({ license }: ShowroomProfile): string {
  return license.number ? [license.state, license.number].filter(Boolean).join(" ") : "";
}

const names = new Map([
  ["linkedin", "LinkedIn"],
  ["youtube", "YouTube"],
  ["tiktok", "TikTok"],
]);

/** A social network's name as it writes itself. */
export const networkName = (network: string): string =>
  names.get(network) ?? network.charAt(0).toUpperCase() + network.slice(1);

const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** Opening hours from Monday on, days with the same hours in a row together: "Mon to Fri 8:00 AM to 5:00 PM". */
export function hoursLines(hours: ShowroomProfile["hours"]): string[] {
  const lines: { first: number; last: number; hours: string }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const open = hours.find((one) => one.day === day);
    if (!open) continue;
    const words = `${clockWords(open.opens)} to ${clockWords(open.closes)}`;
    const before = lines.at(-1);
    if (before?.hours === words && (before.last + 1) % 7 === day) before.last = day;
    else lines.push({ first: day, last: day, hours: words });
  }
  return lines.map(({ first, last, hours: words }) =>
    first === last ? `${days[first]} ${words}` : `${days[first]} to ${days[last]} ${words}`,
  );
}

/** `17:00` as `5:00 PM`. */
function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
