import { type Matches, pageAddress, shopOf } from "./page-meta.ts";

/** A list's items, in order, by paths within the shop. */
export const itemListData = (items: readonly { name: string; path: string }[]): object => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: items.map(({ name, path }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    url: `/showroom${path}`,
  })),
});

/** The marketplace's organization data for search engines. */
export function organizationData(matches: Matches): object {
  const settings = shopOf(matches)?.settings;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: settings?.provider,
    url: pageAddress("/", matches),
    logo: pageAddress("/icon-512.png", matches),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      email: settings?.contact.email,
      ...(settings?.contact.phone && { telephone: `+1${settings.contact.phone}` }),
    },
    ...(settings?.contact.address && { address: settings.contact.address }),
  };
}
