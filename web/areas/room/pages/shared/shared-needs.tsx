import type { SharedNeeds } from "./needs-of-design.ts";

/** What a shared room still lacks, and the parts it takes besides, with their amounts and without prices. */
export function SharedNeedsList({ lacks, parts }: SharedNeeds) {
  if (lacks.length + parts.length === 0) return null;
  return (
    <section aria-labelledby="shared-needs" className="mt-8 border-hairline border-t pt-5">
      <h2 id="shared-needs" className="heading text-lg">
        You also need
      </h2>
      <p className="mt-1 text-graphite text-sm">For the amounts in this room. Not in the total.</p>
      <ul className="mt-3 divide-y divide-hairline border-hairline border-y">
        {lacks.map((words) => (
          <li key={words} className="py-2">
            {words}
          </li>
        ))}
        {parts.map(({ part, sku, name, is_optional, places, amount }) => (
          <li key={`${part} ${sku}`} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0">
              {part}
              {is_optional && <span className="text-graphite"> (optional)</span>}
              <span className="block text-graphite text-sm">{name}</span>
              <span className="block text-graphite text-sm">{`For ${places}`}</span>
            </span>
            <span className="figures shrink-0">{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
