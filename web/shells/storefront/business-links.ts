import type { ShowroomProfile } from "../../../contract/showrooms.ts";
import { formatPhone } from "../../ui/format.ts";

export interface BusinessLink {
  label: string;
  url: string;
}

/** How to reach the pro of a showroom: by phone and by mail. */
export function contactLinks({ contact }: ShowroomProfile): BusinessLink[] {
  return [
    ...(contact.phone ? [{ label: formatPhone(contact.phone), url: `tel:${contact.phone}` }] : []),
    ...(contact.email ? [{ label: contact.email, url: `mailto:${contact.email}` }] : []),
  ];
}

/** Where else the pro is to be found: own sites first, then social networks by their names. */
export function outsideLinks({ site_links, social_links }: ShowroomProfile): BusinessLink[] {
  const social = Object.entries(social_links).map(([network, url]) => ({ label: nameOf(network), url }));
  return [...site_links, ...social].filter(({ url }) => /^https?:\/\//.test(url));
}

/** "OR CCB 241877" */
export function licenseWords({ license }: ShowroomProfile): string {
  return license.number ? [license.state, license.number].filter(Boolean).join(" ") : "";
}

const names: Record<string, string> = { linkedin: "LinkedIn", youtube: "YouTube", tiktok: "TikTok", x: "X" };

const nameOf = (network: string): string =>
  names[network] ?? network.charAt(0).toUpperCase() + network.slice(1);
