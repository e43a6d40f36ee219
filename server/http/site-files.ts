import { Hono } from "hono";
import { calendarDay } from "../../domain/days/calendar.ts";
import { personalPages, publicPages } from "../../domain/showrooms/public-pages.ts";
import type { Keeping } from "../platform/cache/cache.ts";
import { marketplaceOf } from "../platform/marketplace.store.ts";
import type { Platform } from "../platform/platform.ts";
import { categorySlugs, lastProductId, productsBetween } from "./sitemap.store.ts";

/** Sitemaps may have 50,000 URLs; smaller ones are generated faster. Split by id, so that each keeps its products. */
const idsPerFile = 20_000;
const kept: Keeping = { seconds: 3600, tags: ["products"] };

/** Whether a URL is handled here and not by the pages. */
export const isSiteFile = (pathname: string): boolean =>
  /^\/(robots\.txt|showroom\/(manifest\.webmanifest|sitemap(-[a-z]+(-\d+)?)?\.xml))$/.test(pathname);

/** Files for bots: robots.txt, sitemaps, and the web app manifest. */
export function siteFiles(platform: Platform): Hono {
  const app = new Hono();
  const shop = `${platform.config.publicUrl}/showroom`;
  const answer = (body: string, type: string) =>
    new Response(body, { headers: { "Content-Type": type, "Cache-Control": "public, max-age=3600" } });
  const xml = (body: string) =>
    answer(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, "application/xml; charset=utf-8");

  app.get("/robots.txt", () => answer(robotsText(shop), "text/plain; charset=utf-8"));
  // the admins can change the name and the logo
  app.get("/showroom/manifest.webmanifest", async () => {
    const { name, logo } = await marketplaceOf(platform.db, platform.config);
    const headers = { "Content-Type": "application/manifest+json", "Cache-Control": "no-cache" };
    return new Response(JSON.stringify(manifestOf(name, logo?.media_key)), { headers });
  });
  app.get("/showroom/sitemap.xml", async () => {
    const last = await platform.cache.remember("sitemap", kept, () => lastProductId(platform.db));
    const files = Array.from(
      { length: Math.ceil(last / idsPerFile) },
      (_, at) => `sitemap-products-${at + 1}.xml`,
    );
    return xml(indexOf(["sitemap-pages.xml", ...files].map((file) => `${shop}/${file}`)));
  });
  app.get("/showroom/sitemap-pages.xml", async () => {
    const { menus, categories } = await platform.cache.remember("sitemap-pages", kept, () =>
      categorySlugs(platform.db),
    );
    const paths = [
      ...publicPages,
      ...menus.map((slug) => `/department/${slug}`),
      ...categories.map((slug) => `/category/${slug}/product`),
    ];
    return xml(urlSet(paths.map((path) => ({ address: shop + path }))));
  });
  app.get("/showroom/:file{sitemap-products-[1-9][0-9]{0,5}\\.xml}", async (context) => {
    const number = Number(/\d+/.exec(context.req.param("file"))?.[0]);
    const rows = await platform.cache.remember(`sitemap-products ${number}`, kept, () =>
      productsBetween(platform.db, (number - 1) * idsPerFile, number * idsPerFile),
    );
    if (rows.length === 0) return context.notFound();
    return xml(
      urlSet(
        rows.map(({ hash, updated_at }) => ({ address: `${shop}/product/${hash}`, changed: updated_at })),
      ),
    );
  });
  return app;
}

/** Private pages are not for search engines, nor are the many filter combinations of one list. */
function robotsText(shop: string): string {
  const hidden = personalPages.map((path) => `Disallow: /showroom${path}`);
  return [
    "User-agent: *",
    "Disallow: /api/",
    ...hidden,
    "Disallow: /showroom/*?*f.",
    "Disallow: /showroom/dev/",
    "Disallow: /showroom/language",
    "Disallow: /showroom/units",
    "Allow: /showroom/",
    "",
    `Sitemap: ${shop}/sitemap.xml`,
    "",
  ].join("\n");
}

/** The icons are drawn from the logo with the key `logo`; without one they are the files of our own mark. */
function manifestOf(name: string, logo: string | undefined) {
  const icon = (file: string, sizes: string, purpose?: string) => ({
    src: `/showroom/${file}`,
    sizes,
    type: file.endsWith(".svg") ? "image/svg+xml" : "image/png",
    ...(purpose && { purpose }),
  });
  return {
    id: "/showroom/",
    name,
    short_name: name,
    description: "Renovation materials from your contractor's or designer's showroom",
    start_url: "/showroom/",
    scope: "/showroom/",
    display: "standalone",
    background_color: "#fbfaf7",
    theme_color: "#fbfaf7",
    icons: logo
      ? [
          icon(`media/${logo}/192.icon.png`, "192x192"),
          icon(`media/${logo}/512.icon.png`, "512x512"),
          icon(`media/${logo}/512.maskable.png`, "512x512", "maskable"),
        ]
      : [
          icon("icon.svg", "any"),
          icon("icon-192.png", "192x192"),
          icon("icon-512.png", "512x512"),
          icon("icon-maskable-512.png", "512x512", "maskable"),
        ],
    shortcuts: [
      { name: "Design a room", url: "/showroom/visualize" },
      { name: "Cart", url: "/showroom/cart" },
    ],
  };
}

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

function indexOf(addresses: readonly string[]): string {
  const files = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `<sitemapindex xmlns="${namespace}">\n${files.join("\n")}\n</sitemapindex>`;
}

function urlSet(pages: readonly { address: string; changed?: Date }[]): string {
  const entries = pages.map(({ address, changed }) => {
    const lastmod = changed ? `<lastmod>${calendarDay(changed)}</lastmod>` : "";
    return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>`;
  });
  return `<urlset xmlns="${namespace}">\n${entries.join("\n")}\n</urlset>`;
}

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
