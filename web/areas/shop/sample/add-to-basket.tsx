import { useState } from "react";
import type { SampleBasket } from "../../../../contract/catalog/samples.ts";
import { api } from "../../../client/api.ts";
import { useShowroom } from "../../../client/session/use-showroom.ts";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";

/** Puts a sample into the customer's sample basket, to be ordered with others. */
export function AddToBasket({
  product,
  sku,
  onClose,
}: {
  product: { hash: string; name: string };
  sku: string;
  onClose: () => void;
}) {
  const showroom = useShowroom();
  const [basket, setBasket] = useState<SampleBasket>();
  const { errors, refusal, isSending, send } = useApiForm();
  const add = async () => {
    const body = { product: product.hash, sku, shop_profile_id: showroom?.id ?? "" };
    const reply = await send(() => api("POST /api/samples/basket", { body, feedback: "none" }));
    if (reply) setBasket(reply.data);
  };
  if (basket) {
    return (
      <>
        <p role="status">
          {`Added. Your sample basket has ${plural(basket.items.length, "sample")} and holds ${basket.limits.per_basket}.`}
        </p>
        <Actions
          className="mt-6"
          onCancel={onClose}
          cancelWords="Keep looking"
          main={<LinkButton to="/account/samples">See your sample basket</LinkButton>}
        />
      </>
    );
  }
  return (
    <>
      <p className="max-w-[60ch]">
        Samples are free, including delivery. Collect a few and order them together. You get one piece of
        each, to hold up against what you're keeping.
      </p>
      {refusal && (
        <p role="alert" className="mt-4 text-bad text-sm">
          {errors.product?.[0] ?? refusal.message}
        </p>
      )}
      <Actions
        className="mt-6"
        out={
          errors.product ? (
            <LinkButton to="/account/samples" variant="secondary">
              See your sample basket
            </LinkButton>
          ) : (
            <Button variant="quiet" onClick={onClose}>
              No, thanks
            </Button>
          )
        }
        main={
          <Button pending={isSending} onClick={() => void add()}>
            Add to sample basket
          </Button>
        }
      />
    </>
  );
}
