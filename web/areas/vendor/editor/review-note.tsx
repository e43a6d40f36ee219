import { useState } from "react";
import type { OwnProduct } from "../../../../contract/catalog/vendor-products.ts";
import { api } from "../../../client/api.ts";
import { Differences } from "../../../kit/page/differences.tsx";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { showToast } from "../../../ui/toast.ts";
import { useBusy } from "../../../ui/use-busy.ts";

/** What of a product waits for an admin beside what is live, or came back and why; it can be withdrawn. */
export function ReviewNote({
  product,
  onWithdrawn,
}: {
  product: OwnProduct;
  onWithdrawn: () => Promise<void>;
}) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy: isSending, once } = useBusy();
  const review = product.review!;
  const { kind, status, sent_at, reason, differences, pictures } = review;
  const isNew = kind === "new";
  const withdraw = () =>
    once(async () => {
      try {
        const call = { params: { hash: product.hash } };
        await api("POST /api/vendor/products/{hash}/withdraw-edit", call);
        await onWithdrawn();
        showToast(
          "success",
          isNew ? "Withdrawn from review. Your product is a draft again." : "Edit withdrawn.",
        );
      } finally {
        setAsking(false);
      }
    });
  const count = differences.length + (pictures ? 1 : 0);
  return (
    <section
      aria-label="Review"
      className={`mt-5 border-l-4 py-1 pl-4 ${status === "pending" ? "border-edge" : "border-bad"}`}
    >
      <p className="font-semibold">{status === "pending" ? "Pending review" : "Sent back for changes"}</p>
      {status === "sent_back" && (
        <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>
      )}
      <p className="mt-1 max-w-[65ch] text-graphite">{explained(isNew, status === "pending", sent_at)}</p>
      {!isNew && count > 0 && (
        <Disclosure summary={`Compare with the live version (${count})`} className="mt-2">
          <Differences review={review} names={["Live now", "Your edit"]} />
        </Disclosure>
      )}
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => setAsking(true)}>
        {isNew ? "Withdraw from review" : "Withdraw edit"}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={isNew ? "Withdraw this product from review?" : "Withdraw your edit?"}
        footer={
          <Actions
            onCancel={() => setAsking(false)}
            main={
              <Button variant="danger" pending={isSending} onClick={() => void withdraw()}>
                Withdraw
              </Button>
            }
          />
        }
      >
        {isNew
          ? "Your product stays a draft. Publish it when you're ready for another review."
          : "The fields go back to the live version. You also lose unsaved changes on this page."}
      </Dialog>
    </section>
  );
}

function explained(isNew: boolean, isPending: boolean, sent_at: string): string {
  if (!isPending) {
    return isNew
      ? "Make the changes, then publish it again."
      : "Make the changes, then save again. Customers still see the live version.";
  }
  const sent = `Sent ${formatDateTime(sent_at)}.`;
  return isNew
    ? `${sent} It goes on sale once we approve it. You can still edit it.`
    : `${sent} Customers still see the live version. Changes to price, stock and lead time apply right away.`;
}
