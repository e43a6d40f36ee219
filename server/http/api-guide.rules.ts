/**
 * The guide of the API, `docs/api.md`, as it stands above the reference: without its title, with the marketplace's own
 * address, links to the calls by subject, and no links to the repository's files.
 */
export function guideOf(markdown: string, origin: string, tags: readonly string[]): string {
  const text = markdown
    .replace(/^# .*\n+/, "")
    .replaceAll("https://shop.example.com", origin)
    .replaceAll(/\[([^\]]+)\]\((?!https?:|\/)[^)]*\)/g, "$1");
  const calls = tags.map((tag) => `[${tag}](#operations-tag-${tag})`).join(" · ");
  return `**Calls:** ${calls}. Everything else that the shop itself calls: [the whole contract](/api/docs/all).\n\n${text}`;
}
