import { FileText } from "lucide-react";
import { useNavigate } from "react-router";
import type { ShippingAddress } from "../../../contract/shapes.ts";
import { api } from "../../client/api.ts";
import { useCall } from "../../kit/forms/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import type { RecordNames } from "./record-fields.tsx";

/** Keeps the cart's prices as a quote, and opens it. */
export function QuoteButton({
  project,
  shipping,
  names,
  disabled,
}: {
  project: string;
  shipping: ShippingAddress;
  names: RecordNames;
  /** There is no total yet. */
  disabled: boolean;
}) {
  const navigate = useNavigate();
  const { call, isSending: isMaking } = useCall();
  const make = () =>
    call(async () => {
      const { data, message } = await api("POST /api/quotes", {
        body: { project, shipping, ...names },
        idempotencyKey: crypto.randomUUID(),
      });
      if (message) showToast("success", message);
      await navigate(data.url);
    });
  return (
    <div className="mt-8 border-hairline border-t pt-5">
      <p className="text-graphite text-sm">
        Not ready to order? A quote keeps these prices for 14 days, without a coupon. You can download it as a
        PDF.
      </p>
      <Button
        className="mt-3"
        variant="secondary"
        icon={<FileText aria-hidden size={18} />}
        pending={isMaking}
        disabled={disabled}
        onClick={() => void make()}
      >
        Save as quote
      </Button>
    </div>
  );
}
