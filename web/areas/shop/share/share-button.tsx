import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { loadInTime } from "../../../ui/load-in-time.ts";
import type { ShownProduct } from "./shown-product.ts";

const ShareDialog = lazy(() => loadInTime(import("./share-dialog.tsx")));

/** Sends a product's page to somebody. Loads after the page. */
export default function ShareButton({ product }: { product: ShownProduct }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Share2 aria-hidden size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="max-sm:w-full"
      >
        Share
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
