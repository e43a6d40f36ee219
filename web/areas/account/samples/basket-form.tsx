import { type FormEvent, useRef, useState } from "react";
import type { SampleBasket } from "../../../../contract/catalog/samples.ts";
import type { KeptAddress } from "../../../../contract/identity/addresses.ts";
import { samplePromise } from "../../../../domain/orders/sample-delivery.ts";
import { api } from "../../../client/api.ts";
import { DeliveryChoice } from "../../../kit/checkout/delivery-choice.tsx";
import { addressToKeep, keepAddress } from "../../../kit/checkout/keep-address.ts";
import { addressIn, addressProblems, sentAddress } from "../../../kit/checkout/shipping-address.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate, plural } from "../../../ui/format.ts";
import { showToast } from "../../../ui/toast.ts";
import { SampleLine } from "./sample-line.tsx";

/** What is in the basket, where it goes, and the button to order it. */
export function BasketForm({
  basket,
  addresses,
  onChanged,
}: {
  basket: SampleBasket;
  addresses: readonly KeptAddress[];
  onChanged: () => void;
}) {
  const { form, errors, setErrors, refusal, isSending, send } = useApiForm();
  const [chosen, setChosen] = useState(addresses[0]?.id ?? null);
  // one key until the order is placed: a click after a lost reply orders nothing twice
  const key = useRef(crypto.randomUUID());
  const known = addresses.find(({ id }) => id === chosen);
  const { items, limits } = basket;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const shipping = known ? sentAddress(known) : addressIn(target);
    const problems = addressProblems(shipping);
    if (Object.keys(problems).length > 0) return setErrors(problems);
    const reply = await send(() =>
      api("POST /api/samples/orders", { body: { shipping }, idempotencyKey: key.current, feedback: "none" }),
    );
    if (!reply) return;
    const kept = known ? null : addressToKeep(target);
    if (kept) await keepAddress(shipping, kept.label, key.current);
    key.current = crypto.randomUUID();
    showToast("success", reply.message ?? "Samples ordered.");
    onChanged();
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
    >
      <section aria-labelledby="sample-basket">
        <h2 id="sample-basket" className="heading text-lg">
          Your sample basket
        </h2>
        <p className="mt-1 text-graphite text-sm">{limitWords(basket)}</p>
        <ul className="mt-4 border-hairline border-t">
          {items.map((item) => (
            <BasketLine key={item.sku} item={item} onChanged={onChanged} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="sample-address">
        <h2 id="sample-address" className="heading text-lg">
          Deliver to
        </h2>
        <div className="mt-4">
          <DeliveryChoice addresses={addresses} chosen={chosen} onChoose={setChosen} errors={errors} />
        </div>
        <Arrival shipDays={limits.ship_days} state={known?.state ?? ""} />
        {refusal && (errors.basket || Object.keys(errors).length === 0) && (
          <div className="mt-4">
            <FormNote>{errors.basket?.[0] ?? refusal.message}</FormNote>
          </div>
        )}
        <Button type="submit" className="mt-5 w-full" pending={isSending}>
          {`Order ${plural(items.length, "sample")}`}
        </Button>
      </section>
    </form>
  );
}

function limitWords({ items, limits }: SampleBasket): string {
  const holds = `${items.length} of ${limits.per_basket}.`;
  return limits.left < items.length || limits.left < limits.per_basket
    ? `${holds} You can order ${limits.left} now, and ${limits.per_month} in 30 days.`
    : `${holds} Free, including delivery.`;
}

function Arrival({ shipDays, state }: { shipDays: number; state: string }) {
  const { arrives_from, arrives_by } = samplePromise(new Date(), shipDays, state);
  return (
    <p className="figures mt-5 border-hairline border-t pt-4">
      {`Arrives ${formatDate(arrives_from.toISOString())} to ${formatDate(arrives_by.toISOString())}`}
      <span className="block text-graphite text-sm">Each vendor ships its samples in one envelope.</span>
    </p>
  );
}

function BasketLine({ item, onChanged }: { item: SampleBasket["items"][number]; onChanged: () => void }) {
  const { call, isSending } = useCall();
  const remove = () =>
    call(
      async () => {
        await api("DELETE /api/samples/basket/{sku}", { params: { sku: item.sku }, feedback: "none" });
        onChanged();
        const undo = async () => {
          await api("POST /api/samples/basket", { body: { product: item.product.hash, sku: item.sku } });
          onChanged();
        };
        const action = { label: "Undo", onPress: () => void undo() };
        showToast("info", `${item.product.name} is no longer in your sample basket.`, action);
      },
      ({ status, message }) => {
        // another window took it out, or ordered it
        if (status === 404) onChanged();
        else showToast("error", message);
      },
    );
  return (
    <SampleLine sample={item} detail={item.vendor}>
      {item.problem && <p className="text-bad text-sm">{item.problem}</p>}
      <Button
        variant="quiet"
        size="sm"
        pending={isSending}
        aria-label={`Remove ${item.product.name}`}
        onClick={() => void remove()}
      >
        Remove
      </Button>
    </SampleLine>
  );
}
