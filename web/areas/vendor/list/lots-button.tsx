import { lazy, Suspense, useState } from "react";
import type { ListedVariant } from "../../../../contract/catalog/vendor-products.ts";

const LotsDialog = lazy(async () => ({ default: (await import("./lots-dialog.tsx")).LotsDialog }));

/** The lots of a variant in short, which opens them; nothing for products that are not made in lots. */
export function LotsButton({
  row,
  onChange,
}: {
  row: ListedVariant;
  onChange: (row: ListedVariant) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  if (!row.takes_lots) return null;
  const names = row.lots.map(({ lot }) => lot).join(", ");
  return (
    <>
      <button
        type="button"
        className="link min-h-11 max-w-full truncate text-left text-sm"
        title={names}
        onClick={() => setOpen(true)}
      >
        {names || "Add lot"}
        <span className="sr-only">{` for ${row.vendor_sku}: lots`}</span>
      </button>
      {isOpen && (
        <Suspense>
          <LotsDialog row={row} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
