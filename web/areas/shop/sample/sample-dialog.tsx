import { useSession } from "../../../client/session/use-session.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { AddToBasket } from "./add-to-basket.tsx";
import { SampleForm } from "./sample-form.tsx";

/**
 * Orders a sample without leaving the product: a customer collects it in the sample basket, anybody else says where it
 * goes. Loads when opened.
 */
export default function SampleDialog({
  product,
  sku,
  onClose,
}: {
  product: { hash: string; name: string };
  sku: string;
  onClose: () => void;
}) {
  const { user } = useSession();
  const Content = user?.type === "User" ? AddToBasket : SampleForm;
  return (
    <Dialog isOpen onClose={onClose} title="Order a sample" className="max-w-xl">
      <p className="mb-4">
        <span className="font-medium">{product.name}</span> <span className="code text-graphite">{sku}</span>
      </p>
      <Content product={product} sku={sku} onClose={onClose} />
    </Dialog>
  );
}
