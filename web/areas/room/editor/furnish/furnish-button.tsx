import { lazy, Suspense, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { loadInTime } from "../../../../ui/load-in-time.ts";
import { useRoom } from "../room-context.ts";

/** Loads when it is asked for: most rooms are not furnished all at once. */
export const FurnishDialog = lazy(() => loadInTime(import("./furnish-dialog.tsx")));

/** With nothing selected: furnishing the whole room in one of the styles. */
export function FurnishButton() {
  const isEmpty = useRoom((state) => state.design.items.length === 0);
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="Furnish the room" className="grid justify-items-start gap-2">
      <Button
        variant={isEmpty ? "primary" : "secondary"}
        size={isEmpty ? "md" : "sm"}
        onClick={() => setOpen(true)}
      >
        Furnish this room
      </Button>
      {isEmpty && (
        <p className="text-graphite text-sm">
          Choose a style, and see three ways to furnish it with this showroom's products.
        </p>
      )}
      {isOpen && (
        <Suspense>
          <FurnishDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
