import { Form } from "react-router";
import type { ItemStatus } from "../../../contract/orders/orders.ts";
import { statusLabels } from "../../../domain/orders/order-status.ts";
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
  <ol aria-label="How an order goes" className="my-6 grid list-none! p-0! md:grid-cols-6">
    {usual.map(({ status, who }) => (
      <li
        key={status}
        className="relative m-0! border-ink pb-5 pl-6 max-md:border-l-2 max-md:last:border-transparent md:border-t-2 md:pt-4 md:pr-3 md:pb-0 md:pl-0 md:last:border-transparent"
      >
        <span
          aria-hidden
          className="absolute top-0 left-[-7px] size-3 rounded-full border-2 border-ink bg-paper md:top-[-7px] md:left-0"
        />
        <span className="block font-semibold text-sm leading-4">{statusLabels[status]}</span>
        <span className="mt-1 block text-graphite text-sm">{who}</span>
      </li>
    ))}
  </ol>
);
