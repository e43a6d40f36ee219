import type { z } from "zod";
import type { ShownFront } from "../../../../contract/showrooms/showroom-front.ts";
import type { ShowroomProfile, showroomFound } from "../../../../contract/showrooms/showrooms.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { isBranded } from "../../../../domain/showrooms/branding.ts";
import { type MediaRow, pictureOf } from "./pictures.rules.ts";
import type { FoundRow, ProfileRow } from "./showrooms.store.ts";

/** Whether a showroom may show its own colour and logo. */
export function mayBrand(row: Pick<ProfileRow, "theme_color" | "has_addon" | "subscription">): boolean {
  const { theme_color, has_addon, subscription } = row;
  const latest_plan = subscription && {
    ...subscription,
    paid_amount: toDollars(subscription.paid_amount_cents),
    price: toDollars(subscription.price_cents),
  };
  return isBranded({ has_addon, latest_plan, theme_color });
}

/** An ID as it is stored, from one typed in any letter case; null when it cannot be an ID. */
export function vsdIdOf(text: string): string | null {
  const id = text.trim().toUpperCase();
  return /^[A-Z0-9]{8}$/.test(id) ? id : null;
}

const logoOf = (row: FoundRow) => (mayBrand(row) ? pictureOf(row, `${row.company_name} logo`) : null);

export const foundView = (row: FoundRow): z.output<typeof showroomFound> => ({
  id: row.id,
  company_name: row.company_name,
  vsd_id: row.vsd_id,
  logo: logoOf(row),
});

/** The picture of the hero while it is in the gallery. */
export function heroPicture(
  { front, gallery }: Pick<ProfileRow, "front" | "gallery">,
  pictures: ReadonlyMap<string, MediaRow>,
): MediaRow | undefined {
  const key = front.hero?.media_key;
  return key !== undefined && gallery.some(({ media_key }) => media_key === key)
    ? pictures.get(key)
    : undefined;
}

/** Keys of the pictures that a showroom shows of its pro and the pro's work. */
export const shownKeys = ({ front, gallery }: Pick<ProfileRow, "front" | "gallery">): string[] => [
  ...(front.portrait ? [front.portrait] : []),
  ...gallery.flatMap(({ media_key }) => media_key ?? []),
];

/** Whose face the portrait shows. */
export const portraitAlt = ({
  contact,
  company_name,
}: Pick<ProfileRow, "contact" | "company_name">): string => contact.name || company_name;

function frontView(row: ProfileRow, pictures: ReadonlyMap<string, MediaRow>): ShownFront {
  const { portrait = "", hero, templates = [], products = [] } = row.front;
  const face = pictures.get(portrait);
  const media = heroPicture(row, pictures);
  const shown = hero && media && pictureOf(media, hero.headline);
  return {
    portrait: face ? pictureOf(face, portraitAlt(row)) : null,
    hero: hero && shown ? { picture: shown, headline: hero.headline, text: hero.text } : null,
    templates,
    products,
  };
}

/** A showroom's finished projects, each with its picture as `show` has it. */
export const galleryView = <Shown>(
  gallery: ProfileRow["gallery"],
  pictures: ReadonlyMap<string, MediaRow>,
  show: (media: MediaRow, alt: string) => Shown,
) =>
  gallery.map(({ title, text, media_key }) => {
    const media = media_key === undefined ? undefined : pictures.get(media_key);
    return { title, text, picture: media ? show(media, title) : null };
  });

/** The public profile. `pictures` holds those of `shownKeys`. */
export function profileView(row: ProfileRow, pictures: ReadonlyMap<string, MediaRow>): ShowroomProfile {
  return {
    user_id: row.user_id,
    id: row.id,
    vsd_id: row.vsd_id,
    company_name: row.company_name,
    tagline: row.tagline,
    about: row.about,
    license: row.license,
    contact: row.contact,
    hours: row.hours,
    social_links: row.social_links,
    site_links: row.site_links,
    services: row.services,
    gallery: galleryView(row.gallery, pictures, pictureOf),
    front: frontView(row, pictures),
    // Basic is free and every showroom's
    basic_addon: { subscription_status: "active" },
    custom_addon: { subscription_status: row.has_addon ? "active" : "inactive" },
    theme_color: mayBrand(row) ? row.theme_color : "",
    business_logo: logoOf(row),
    showroom_subscription: row.subscription && {
      subscription_status: row.subscription.subscription_status,
      plan: row.subscription.plan,
      paid_amount: toDollars(row.subscription.paid_amount_cents),
    },
  };
}
