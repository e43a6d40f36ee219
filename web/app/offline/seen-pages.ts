const mostListed = 12;

const styles = `
:root { color-scheme: light dark }
body { margin: 0; background: light-dark(#fbfaf7, #161815); color: light-dark(#1c1b19, #eceae4); font: 17px/1.5 system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: 4rem 1rem }
h1 { margin: 0; font-size: 2rem; line-height: 1.2 }
h2 { margin: 3rem 0 0.5rem; font-size: 1.25rem }
ul { margin: 0; padding: 0; list-style: none; border-top: 1px solid light-dark(#dedbd3, #34372f) }
li { border-bottom: 1px solid light-dark(#dedbd3, #34372f) }
a { color: inherit; text-underline-offset: 3px }
li a { display: block; padding: 0.75rem 0 }
`;

/**
 * HTML of the page that stands for one that cannot be had without a connection: it says so, and lists the pages that
 * were seen, as their titles tell them.
 * @param seen addresses and HTML, the latest first; those without a title are left out
 */
export function seenPagesText(seen: readonly { url: string; text: string }[]): string {
  const links = seen
    .map(({ url, text }) => ({ url, title: /<title[^>]*>([^<]+)<\/title>/.exec(text)?.[1] }))
    .filter(({ title }) => title)
    .slice(0, mostListed)
    // the title comes from HTML, so it is written as HTML already
    .map(
      ({ url, title }) =>
        `<li><a href="${url.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">${title}</a></li>`,
    );
  const list = links.length > 0 ? `<h2>Pages you viewed last</h2><ul>${links.join("")}</ul>` : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>You are offline</title><style>${styles}</style></head><body><main><h1>You are offline</h1><p>This page needs a connection. <a href="">Try again</a></p>${list}</main></body></html>`;
}
