import { lazy, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import type { ListedVariant } from "../../../../contract/catalog/vendor-products.ts";
import { api } from "../../../client/api.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { Button } from "../../../ui/button.tsx";

const LotsDialog = lazy(async () => ({ default: (await import("../list/lots-dialog.tsx")).LotsDialog }));

/** Opens a variant's stock by lot, which is saved apart from the form. `onChange` once it is closed, if it changed. */
export function VariantLots({ sku, name, onChange }: { sku: string; name: string; onChange: () => void }) {
  const [row, setRow] = useState<ListedVariant>();
  const [isChanged, setChanged] = useState(false);
  const { call, isSending: isLoading } = useCall();
  const open = () =>
    call(async () => {
      const { data } = await api("GET /api/vendor/products", { query: { q: sku, per_page: 100 } });
      setRow(data.data.find((one) => one.sku === sku));
      setChanged(false);
    });
  return (
    <>
      <Button variant="quiet" size="sm" className="mt-2" pending={isLoading} onClick={() => void open()}>
        Lots<span className="sr-only"> of {name}</span>
      </Button>
      {row &&
        // outside the product's own form: forms can't be nested
        createPortal(
          <Suspense>
            <LotsDialog
              row={row}
              onChange={() => setChanged(true)}
              onClose={() => {
                setRow(undefined);
                if (isChanged) onChange();
              }}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
