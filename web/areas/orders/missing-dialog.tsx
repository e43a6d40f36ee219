import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Order, OrderItem } from "../../../contract/orders/orders.ts";
import { missingWithinDays } from "../../../domain/orders/missing-units.ts";
import { unitWord } from "../../../domain/orders/sales-unit.ts";
import { api } from "../../client/api.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import { formatCount } from "../../ui/format.ts";
import { QuantityField } from "../../ui/quantity-field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";

const wishes = [
  { value: "replacement", text: "Send the missing items" },
  { value: "refund", text: "Refund the missing items" },
];

/** Asks what is missing, and what should be done about it. */
export default function MissingDialog({
  order,
  item,
  onClose,
}: {
  order: Order;
  item: OrderItem;
  onClose: () => void;
}) {
  const form = useApiForm();
  const { errors } = form;
  const navigate = useNavigate();
  const [qty, setQty] = useState(1);
  const [wanted, setWanted] = useState<"replacement" | "refund">("replacement");
  const [details, setDetails] = useState("");
  const key = useRef(crypto.randomUUID());
  const submit = async () => {
    const reply = await form.send(() =>
      api("POST /api/orders/{id}/items/{item}/missing", {
        params: { id: order.id, item: item.id },
        body: { qty, wanted, details },
        idempotencyKey: key.current,
        feedback: "none",
      }),
    );
    key.current = crypto.randomUUID();
    if (!reply) return;
    showToast("success", "We have your report. The vendor will reply.");
    void navigate(`/account/returns/${reply.data.claim}`);
  };
  return (
    <FormDialog
      title={`Missing: ${item.product_name}`}
      confirm="Send report"
      form={form}
      problem={errors.item?.[0]}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{`Report what did not arrive within ${missingWithinDays} days of the delivery.`}</p>
      <QuantityField
        label="How many are missing?"
        value={qty}
        maximum={item.qty}
        unit={`of ${formatCount(item.qty)} ${unitWord(item.unit, item.qty)}`}
        onChange={setQty}
        {...(errors.qty && { error: errors.qty })}
      />
      <Select
        label="What would you like?"
        value={wanted}
        options={wishes}
        onChange={(event) => setWanted(event.target.value as "replacement" | "refund")}
      />
      <TextArea
        label="Anything else"
        optional
        rows={2}
        maxLength={1000}
        value={details}
        onChange={(event) => setDetails(event.target.value)}
      />
    </FormDialog>
  );
}
