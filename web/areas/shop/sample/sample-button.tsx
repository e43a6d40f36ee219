import { Scissors } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { shopHref } from "../../../client/shop-href.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { loadInTime } from "../../../ui/load-in-time.ts";

const SampleDialog = lazy(() => loadInTime(import("./sample-dialog.tsx")));

/** Opens the sample form: a dialog, or a page without scripts. */
export function SampleButton({ product, sku }: { product: { hash: string; name: string }; sku: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        href={`${shopHref(`/sample/${product.hash}`)}?${new URLSearchParams({ sku })}`}
        rel="nofollow"
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        className={`${buttonClass("secondary")} max-sm:w-full`}
      >
        <Scissors aria-hidden size={18} />
        Order a sample
      </a>
      {isOpen && (
        <Suspense>
          <SampleDialog product={product} sku={sku} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
