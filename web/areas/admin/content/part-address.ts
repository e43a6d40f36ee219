interface Part {
  id: string;
}

/** A name for a part that has none yet. */
export function freeId(items: readonly Part[]): string {
  const taken = new Set(items.map(({ id }) => id));
  let number = items.length + 1;
  while (taken.has(`new-${number}`)) number += 1;
  return `new-${number}`;
}

/** The address of a new part, made from its name as soon as that is typed; one that is known already never changes. */
export function addressOf(item: Part, name: string, taken: ReadonlySet<string>): string {
  if (!item.id.startsWith("new-")) return item.id;
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 50)
    .replace(/-$/, "");
  if (words === "" || words.startsWith("new-")) return item.id;
  let free = words;
  for (let number = 2; taken.has(free); number += 1) free = `${words}-${number}`;
  return free;
}
