import { lazy, Suspense, useState } from "react";
import type { ManagedReview } from "../../../contract/catalog/reviews.ts";
import { Button } from "../../ui/button.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";

const ReviewDialog = lazy(() => loadInTime(import("./review-dialog.tsx")));

/** Opens the form. */
export function ReviewButton({
  product,
  before,
  onWritten,
  size,
}: {
  product: { hash: string; name: string };
  before: ManagedReview | null;
  onWritten: (review: ManagedReview) => void;
  size?: "sm";
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        onClick={() => setOpen(true)}
        aria-label={`${before ? "Rewrite the review of" : "Review"} ${product.name}`}
      >
        {before ? "Rewrite" : "Write a review"}
      </Button>
      {isOpen && (
        <Suspense>
          <ReviewDialog
            product={product}
            before={before}
            onClose={() => setOpen(false)}
            onWritten={onWritten}
          />
        </Suspense>
      )}
    </>
  );
}
