import { useState } from "react";
import type { Quote } from "../../../contract/orders/checkout.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** A coupon of the pro; the quote says whether it counts. */
export function CouponField({
  initial,
  applied,
  onApply,
}: {
  /** From a link that was followed; empty without one. */
  initial: string;
  applied: Quote["coupon"];
  onApply: (code: string) => void;
}) {
  const [typed, setTyped] = useState(initial);
  return (
    <details className="mt-4 border-hairline border-y" open={applied !== null || initial !== ""}>
      <summary className="link min-h-11 py-3 text-sm">I have a coupon</summary>
      <div className="flex items-end gap-3 pb-4">
        <TextField
          label="Coupon code"
          className="flex-1"
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          error={applied && !applied.applied ? applied.message : undefined}
          hint={applied?.applied ? applied.message : undefined}
          onChange={(event) => setTyped(event.target.value.toUpperCase())}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            onApply(typed.trim());
          }}
        />
        <Button
          variant="secondary"
          onClick={() => onApply(typed.trim())}
          className={applied ? "mb-6.5" : undefined}
        >
          Apply
        </Button>
      </div>
    </details>
  );
}
