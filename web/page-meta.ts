import type { MetaDescriptor } from "react-router";
import type { Shop } from "./load-shop.ts";
import { pageTitle } from "./page-title.ts";

type Matches = Parameters<typeof pageTitle>[1];

interface PageInfo {
  /** Without the marketplace's name, which is added. */
  title: string;
  description: string;
  /** Where the page is, within the shop. */
  path: string;
  /** More of what search engines read, as JSON-LD. */
  data?: readonly object[];
}

/** What browsers, search engines and services that show links are told of a page; for `meta` functions. */
export function pageMeta(
  { title, description, path, data = [] }: PageInfo,
  matches: Matches,
): MetaDescriptor[] {
  const whole = pageTitle(title, matches);
  const trail = breadcrumbData(
    [{ name: "Home", path: "/" }, ...(path === "/" ? [] : [{ name: title, path }])],
    matches,
  );
  return [
    { title: whole },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...[...(path === "/" ? [] : [trail]), ...data].map(
      (one) => ({ "script:ld+json": one }) as MetaDescriptor,
    ),
  ];
}

/** The whole address of a page, as people outside write it. */
export function pageAddress(path: string, matches: Matches): string {
  return `${shopOf(matches)?.settings.public_url ?? ""}/showroom${path}`;
}

export function shopOf(matches: Matches): Shop | undefined {
  return matches.find((match) => match?.id === "root")?.loaderData as Shop | undefined;
}

function breadcrumbData(crumbs: readonly { name: string; path: string }[], matches: Matches): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: pageAddress(path, matches),
    })),
  };
}

/** Who runs the marketplace, as search engines read it. */
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
