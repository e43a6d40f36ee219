import { Form } from "react-router";
import type { ItemStatus } from "../../../contract/orders/orders.ts";
import { statusLabels } from "../../../domain/orders/order-status.ts";
import { WayDiagram } from "../../kit/content/way-diagram.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** Finds one of your orders by its number. You sign in on the way if you haven't yet. */
export function OrderLookUp() {
  return (
    <Form action="/account/orders" method="get" className="mt-6 max-w-[40rem] print:hidden">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Order number or product"
          name="q"
          required
          maxLength={100}
          autoComplete="off"
          className="min-w-0 flex-1 basis-60"
        />
        <Button type="submit">Find order</Button>
      </div>
      <p className="mt-2 text-graphite text-sm">Sign in with the email you ordered with.</p>
    </Form>
  );
}

const usual: readonly { status: ItemStatus; who: string }[] = [
  { status: "Waiting for approval", who: "You have paid" },
  { status: "Vendor Approved", who: "The vendor has it" },
  { status: "In Progress", who: "The vendor packs it" },
  { status: "Picked Up", who: "The carrier has it" },
  { status: "Shipped", who: "It's on its way" },
  { status: "Delivered", who: "You have it" },
];

/** The usual steps of an order, from payment to delivery. */
export const UsualWay = () => (
  <WayDiagram
    label="How an order goes"
    steps={usual.map(({ status, who }) => ({ title: statusLabels[status], text: who }))}
  />
);
