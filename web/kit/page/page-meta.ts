import type { MetaDescriptor } from "react-router";
import type { Shop } from "../../client/load-shop.ts";
import { pageTitle } from "./page-title.ts";

export type Matches = Parameters<typeof pageTitle>[1];

interface PageInfo {
  /** Without the marketplace's name, which is added. */
  title: string;
  description: string;
  /** Where the page is, within the shop. */
  path: string;
  /** Pages above this one and itself, from below home; the page alone unless told. */
  trail?: readonly { label: string; url: string }[];
  /** Data for link previews; by default the marketplace's own picture. */
  picture?: { url: string; width: number; height: number; alt: string } | null;
  /** Structured data for search engines, as JSON-LD. URLs that start with `/showroom/` are made absolute. */
  data?: readonly object[];
}

/** Metadata of a page for browsers, search engines and link previews; for `meta` functions. */
export function pageMeta(
  { title, description, path, trail = [{ label: title, url: path }], picture, data = [] }: PageInfo,
  matches: Matches,
): MetaDescriptor[] {
  const home = { label: "Home", url: "/" };
  const crumbs = path === "/" ? [] : [breadcrumbData([home, ...trail], matches)];
  return [
    { title: pageTitle(title, matches) },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...(picture ? pictureMeta(picture, matches) : []),
    ...[...crumbs, ...data].map((one) => ({ "script:ld+json": withOrigin(one, matches) }) as MetaDescriptor),
  ];
}

/** As JPEG, which every service reads. */
function pictureMeta(
  { url, width, height, alt }: NonNullable<PageInfo["picture"]>,
  matches: Matches,
): MetaDescriptor[] {
  const width_px = 1200;
  const address = originOf(matches) + url.replace(/\d+\.\w+$/, `${width_px}.jpg`);
  return [
    { property: "og:image", content: address },
    { property: "og:image:width", content: String(width_px) },
    { property: "og:image:height", content: String(Math.round((width_px * height) / width)) },
    { property: "og:image:alt", content: alt },
  ];
}

/** The absolute URL of a page. */
export function pageAddress(path: string, matches: Matches): string {
  return `${originOf(matches)}/showroom${path}`;
}

export function shopOf(matches: Matches): Shop | undefined {
  return matches.find((match) => match?.id === "root")?.loaderData as Shop | undefined;
}

export const originOf = (matches: Matches): string => shopOf(matches)?.settings.public_url ?? "";

const withOrigin = (data: object, matches: Matches): object =>
  JSON.parse(JSON.stringify(data).replaceAll('"/showroom/', `"${originOf(matches)}/showroom/`)) as object;

function breadcrumbData(crumbs: NonNullable<PageInfo["trail"]>, matches: Matches): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, url }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: label,
      item: pageAddress(url, matches),
    })),
  };
}
