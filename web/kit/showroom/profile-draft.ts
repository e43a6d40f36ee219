import type { ProShowroom } from "../../../contract/showrooms/pro-showroom.ts";
import { formatPhone } from "../../../domain/places/phone.ts";

/** The profile as it is being written; each entry of a list has a key of its own while it is edited. */
export type ProfileDraft = ProShowroom["profile"];

export const readProfile = ({ profile }: ProShowroom): ProfileDraft => ({
  ...profile,
  contact: { ...profile.contact, phone: formatPhone(profile.contact.phone) },
});

export const writeProfile = (draft: ProfileDraft) => ({
  profile: {
    ...draft,
    social_links: Object.fromEntries(
      Object.entries(draft.social_links).filter(([, url]) => url.trim() !== ""),
    ),
    gallery: draft.gallery.map(({ title, text, picture }) => ({
      title,
      text,
      picture: picture?.key ?? null,
    })),
  },
});

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
/** The week as people in the trade write it. */
export const weekFromMonday = [1, 2, 3, 4, 5, 6, 0] as const;

/** Opens or closes a day, or changes its hours; the days stay in order. */
export function withDay(
  hours: ProfileDraft["hours"],
  day: number,
  change: Partial<ProfileDraft["hours"][number]> | null,
): ProfileDraft["hours"] {
  const before = hours.find((one) => one.day === day) ?? { day, opens: "08:00", closes: "17:00" };
  const rest = hours.filter((one) => one.day !== day);
  return (change ? [...rest, { ...before, ...change }] : rest).toSorted((a, b) => a.day - b.day);
}
