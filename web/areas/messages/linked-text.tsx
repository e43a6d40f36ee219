import { Fragment } from "react";
import { shopHref } from "../../client/shop-href.ts";
import { partsOf } from "./text-links.ts";

/** A text whose web addresses can be followed: our own pages here, others in a new tab. */
export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map(({ text: words, href, at }) => {
    if (!href) return <Fragment key={at}>{words}</Fragment>;
    const own = ownPath(href);
    return own === undefined ? (
      <a key={at} href={href} target="_blank" rel="noreferrer nofollow" className="link">
        {words}
      </a>
    ) : (
      <a key={at} href={own} className="link">
        {words}
      </a>
    );
  });
}

function ownPath(href: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(href);
  const home = shopHref("/");
  return origin === window.location.origin && pathname.startsWith(home)
    ? pathname + search + hash
    : undefined;
}
