import { Scale } from "lucide-react";
import type { Product } from "../../../../contract/catalog/catalog.ts";
import { useLocal } from "../../../client/session/local-store.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.ts";
import { mostCompared, smallPicture, toggleCompared } from "./compared.ts";

/** Adds this page's product to the comparison, or removes it. Loads after the page. */
export default function CompareSwitch({ product }: { product: Pick<Product, "hash" | "name" | "image"> }) {
  const compared = useLocal("compare") ?? [];
  const isCompared = compared.some(({ hash }) => hash === product.hash);
  const press = () => {
    const { hash, name } = product;
    if (!toggleCompared({ hash, name, image: smallPicture(product.image) }))
      showToast("warning", `You can compare up to ${mostCompared} products. Remove one first.`);
  };
  return (
    <Button
      variant="quiet"
      icon={<Scale aria-hidden size={18} />}
      aria-pressed={isCompared}
      onClick={press}
      className="max-sm:w-full"
    >
      {isCompared ? "Stop comparing" : "Compare"}
    </Button>
  );
}
