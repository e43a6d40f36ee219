const base = import.meta.env.BASE_URL.replace(/\/$/, "");

/**
 * A plain link's address for a path of the shop such as `/cart`. `FollowedLinks` follows it within the page; the
 * router's own link does that too, but costs ten times as much to render, which counts where there are hundreds.
 */
export const shopHref = (path: string): string => base + path;

/** The shop's path behind an address of this site, with query and hash; undefined for files and other sites. */
export function shopPath(url: URL, origin: string): string | undefined {
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(`${base}/`)) return undefined;
  const path = url.pathname.slice(base.length) || "/";
  if (/^\/(media|assets|dev\/files)\/|\.\w{2,5}$/.test(path)) return undefined;
  return path + url.search + url.hash;
}
