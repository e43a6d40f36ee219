import { lazy, Suspense, useState } from "react";
import type { Order } from "../../../contract/orders/orders.ts";
import { Button } from "../../ui/button.tsx";
import { plural } from "../../ui/format.ts";
import { loadInTime } from "../../ui/load-in-time.ts";
import { useMinutesLeft } from "./use-minutes-left.ts";

const AddressDialog = lazy(() => loadInTime(import("./address-dialog.tsx")));

/** Has the order sent elsewhere, within the hour. */
export function ChangeAddress({
  order,
  until,
  onChange,
}: {
  order: Order;
  until: string;
  onChange: (order: Order) => void;
}) {
  const minutes = useMinutesLeft(until);
  const [isOpen, setOpen] = useState(false);
  // what is typed stays there when the dialog is closed by mistake
  const [wasOpen, setWasOpen] = useState(false);
  if (minutes === 0 && !isOpen) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
      >
        Change address
      </Button>
      <span className="figures text-graphite text-sm">{`${plural(minutes, "minute")} left`}</span>
      {wasOpen && (
        <Suspense>
          <AddressDialog order={order} isOpen={isOpen} onClose={() => setOpen(false)} onChange={onChange} />
        </Suspense>
      )}
    </div>
  );
}
