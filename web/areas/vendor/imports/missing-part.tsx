import type { ImportReport } from "../../../../contract/catalog/vendor-imports.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { formatCount, plural } from "../../../ui/format.ts";
import { Part } from "./part.tsx";

const shown = 12;

/** What earlier lists had and this one does not. */
export function MissingPart({
  report,
  withdraws,
  onChange,
}: {
  report: ImportReport;
  withdraws: boolean;
  onChange: (withdraws: boolean) => void;
}) {
  const { missing, counts } = report;
  if (counts.withdrawn === 0) return null;
  const products = plural(counts.withdrawn, "product");
  return (
    <Part title="Missing from this list" detail={`${products} from earlier lists`} isOpen>
      <Checkbox
        label={`Take ${counts.withdrawn === 1 ? "it" : "them"} off sale`}
        checked={withdraws}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p className="mb-3 text-graphite text-sm">
        {withdraws ? "They go back on sale when they're in a later list." : "They stay on sale, unchanged."}
      </p>
      <ul className="grid gap-x-8 text-sm sm:grid-cols-2">
        {missing.slice(0, shown).map(({ sku, name }) => (
          <li key={sku} className="not-last:border-b border-hairline py-1.5">
            <span className="code">{sku}</span> {name}
          </li>
        ))}
      </ul>
      {counts.withdrawn > shown && (
        <p className="mt-2 text-graphite text-sm">{`And ${formatCount(counts.withdrawn - shown)} more.`}</p>
      )}
    </Part>
  );
}
