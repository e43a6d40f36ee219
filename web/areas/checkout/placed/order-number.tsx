import { Copy } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";

/** An order's number, with a button that copies it. */
export function OrderNumber({ number }: { number: string }) {
  const copy = () => copyText(number, "Order number copied.");
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-graphite">
      <span>
        Order <span className="code font-semibold text-ink">{number}</span>
      </span>
      <Button
        variant="quiet"
        size="sm"
        className="print:hidden"
        icon={<Copy aria-hidden size={16} />}
        onClick={() => void copy()}
      >
        Copy number
      </Button>
    </p>
  );
}
