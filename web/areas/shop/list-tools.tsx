import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocal } from "../../client/session/local-store.ts";
import { shopHref } from "../../client/shop-href.ts";
import { buttonClass } from "../../ui/button.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";
import { showToast } from "../../ui/toast.ts";
import { compareForm } from "./compare/compare-mark.tsx";
import { mostCompared, smallPicture, toggleCompared } from "./compare/compared.ts";
import type { TileProduct } from "./tile-product.ts";
import { useAppliedPictures } from "./use-applied-pictures.ts";

const QuickView = lazy(() => loadInTime(import("./quick-view/quick-view.tsx")));

/**
 * What you can do with a list's products without leaving it: quick view, and compare. One listener serves all products
 * because a list has up to a hundred. Without scripts the checkboxes are a plain form.
 */
export function ListTools({
  products,
  vsdId,
  children,
}: {
  products: readonly TileProduct[];
  vsdId: string | undefined;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  const compared = useLocal("compare");
  const [viewed, setViewed] = useState<string>();

  // The checkboxes depend on the browser, so that the server's list is the same for everybody; each rendering may bring
  // other products.
  useEffect(() => {
    if (!list.current) return;
    const chosen = new Set(compared?.map(({ hash }) => hash));
    const check = () => {
      for (const mark of list.current?.querySelectorAll<HTMLInputElement>("input[name=ids]") ?? [])
        mark.checked = chosen.has(mark.value);
    };
    check();
    // the table arrives after the list does
    const late = new MutationObserver(check);
    late.observe(list.current, { childList: true, subtree: true });
    return () => late.disconnect();
  });

  const showApplied = useAppliedPictures(products);

  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const hash = target.closest<HTMLElement>("[data-quick-view]")?.dataset.quickView;
    if (hash) setViewed(hash);
    const mark = target.closest<HTMLInputElement>("input[name=ids]");
    if (mark) mark.checked = markProduct(products, mark.value, mark.checked);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: presses of the buttons and boxes inside, by whatever key, arrive here
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for those inside
    <div ref={list} onClick={press} onPointerOver={showApplied}>
      {children}
      <form id={compareForm} action={shopHref("/compare")} className="mt-6 hidden scripting-none:block">
        <button type="submit" className={buttonClass("secondary")}>
          Compare selected
        </button>
      </form>
      {viewed && (
        <Suspense>
          <QuickView
            hash={viewed}
            products={products}
            vsdId={vsdId}
            onShow={setViewed}
            onClose={() => setViewed(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Whether it is checked afterward. */
function markProduct(products: readonly TileProduct[], hash: string, wanted: boolean): boolean {
  const product = products.find((one) => one.hash === hash);
  if (!product) return false;
  if (toggleCompared({ hash, name: product.name, image: smallPicture(product.image) })) return wanted;
  showToast("warning", `You can compare up to ${mostCompared} products. Remove one first.`);
  return false;
}
