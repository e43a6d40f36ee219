import { Scale } from "lucide-react";
import type { Product } from "../../../contract/catalog.ts";
import { useLocal } from "../../session/local-store.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import { mostCompared, smallPicture, toggleCompared } from "./compared.ts";

/** Puts the product of this page aside to be compared, or takes it away again. Loads once the page stands. */
export default function CompareSwitch({ product }: { product: Pick<Product, "hash" | "name" | "image"> }) {
  const compared = useLocal("compare") ?? [];
  const isCompared = compared.some(({ hash }) => hash === product.hash);
  const press = () => {
    const { hash, name } = product;
    if (!toggleCompared({ hash, name, image: smallPicture(product.image) }))
      showToast("warning", `You can compare ${mostCompared} products at a time. Take one away first.`);
  };
  return (
    <Button
      variant="quiet"
      icon={<Scale aria-hidden size={18} />}
      aria-pressed={isCompared}
      onClick={press}
      className="max-sm:w-full"
    >
      {isCompared ? "Do not compare" : "Compare"}
    </Button>
  );
}
