import { useRef, useState } from "react";
import { Link, redirect, useNavigate, useSearchParams } from "react-router";
import type { Order, OrderItem } from "../../../../contract/orders/orders.ts";
import {
  type ReturnReason,
  returnReasons,
  type WantedOutcome,
  wantedOutcomes,
} from "../../../../contract/orders/return-words.ts";
import { unitWord } from "../../../../domain/orders/sales-unit.ts";
import { api } from "../../../client/api.ts";
import { keyedSend } from "../../../client/keyed-send.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";
import { formatCount, formatDate } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { QuantityField } from "../../../ui/quantity-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { Route } from "./+types/ask.page.ts";
import { PhotoFields } from "./photo-fields.tsx";
import { usePhotos } from "./use-photos.ts";

export const meta = titled("Return or report damage");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const id = search.get("order");
  if (!id) throw redirect("/account/orders");
  const { data } = await signedInApi(request)("GET /api/orders/{id}", { params: { id } });
  const item = data.order.items.find((one) => one.id === search.get("item"));
  return { order: data.order, item: item ?? null };
}

/** Asks to return units of an item, or reports their damage. */
export default function AskReturnPage({ loaderData: { order, item } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const canReturn = item?.can_return ?? false;
  const canClaim = item?.can_claim_until != null;
  const isDamage = canClaim && (search.get("about") === "damage" || !canReturn);
  const to = (about: string) => `/account/returns/new?order=${order.id}&item=${item?.id}&about=${about}`;
  return (
    <div className="max-w-[44rem]">
      <p className="text-sm">
        <Link to={`/account/orders/${order.id}`} className="link inline-flex min-h-6 items-center">
          {`Order ${order.number}`}
        </Link>
      </p>
      <h1 className="heading mt-3 text-xl md:text-2xl">
        {canReturn && canClaim ? "Return or report damage" : isDamage ? "Report damage" : "Return"}
      </h1>
      {!item || (!canReturn && !canClaim) ? (
        <EmptyState
          title="This item can't be returned"
          className="mt-8"
          action={<LinkButton to={`/account/orders/${order.id}`}>Back to the order</LinkButton>}
        >
          {`You can return items within ${order.return_days} days of delivery. Report damage within ${order.claim_days.parcel} days of a parcel delivery or ${order.claim_days.freight} days of a freight delivery. An item can have only one open request.`}
        </EmptyState>
      ) : (
        <>
          {canReturn && canClaim && (
            <ChoiceLinks
              label="What happened"
              choices={[
                { label: "Return it", to: to("return"), isCurrent: !isDamage },
                { label: "It arrived damaged", to: to("damage"), isCurrent: isDamage },
              ]}
            />
          )}
          <Product item={item} />
          <AskForm key={isDamage ? "damage" : "return"} order={order} item={item} isDamage={isDamage} />
        </>
      )}
    </div>
  );
}

function Product({ item }: { item: OrderItem }) {
  return (
    <div className="mt-6 grid grid-cols-[4rem_minmax(0,1fr)] gap-x-5">
      <div className="self-start bg-white">
        {item.image && <Picture picture={item.image} alt="" sizes="64px" />}
      </div>
      <div>
        <p className="font-medium">{item.product_name}</p>
        <p className="text-graphite text-sm">
          {`${formatCount(item.qty)} ${unitWord(item.unit, item.qty)} from ${item.vendor.name}, delivered ${formatDate(item.status_date)}`}
        </p>
      </div>
    </div>
  );
}

function AskForm({ order, item, isDamage }: { order: Order; item: OrderItem; isDamage: boolean }) {
  const { form, errors, problem, isSending, send } = useApiForm();
  const navigate = useNavigate();
  const photos = usePhotos(order.id);
  const [qty, setQty] = useState(item.qty);
  const [wanted, setWanted] = useState<WantedOutcome>("replacement");
  const key = useRef(crypto.randomUUID());
  const submit = async () => {
    const { details = "", reason, percent } = textsOf(form.current!);
    const asked = { order: order.id, item: item.id, qty, details, photos: photos.photos.map(({ id }) => id) };
    const part = wanted === "part" && percent ? { percent: Number(percent) } : {};
    const ask = (idempotencyKey: string) => {
      const options = { idempotencyKey, feedback: "none" as const };
      return isDamage
        ? api("POST /api/damage_claims", { body: { ...asked, wanted, ...part }, ...options })
        : api("POST /api/returns", { body: { ...asked, reason: reason as ReturnReason }, ...options });
    };
    const reply = await send(() => keyedSend(key, ask));
    if (!reply) return;
    showToast("success", reply.message ?? "We have your request.");
    void navigate(`/account/returns/${reply.data.id}`);
  };
  const general = errors.item?.[0] ?? problem;
  return (
    <form
      ref={form}
      noValidate
      className="mt-8 grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {general && (
        <p role="alert" className="text-bad">
          {general}
        </p>
      )}
      <QuantityField
        label={isDamage ? "How many are damaged?" : "How many are you returning?"}
        value={qty}
        maximum={item.qty}
        unit={`of ${formatCount(item.qty)} ${unitWord(item.unit, item.qty)}`}
        onChange={setQty}
        {...(errors.qty && { error: errors.qty })}
      />
      {isDamage ? (
        <WishFields wanted={wanted} onChange={setWanted} errors={errors} />
      ) : (
        <Select
          label="Reason"
          name="reason"
          placeholder="Choose a reason"
          options={Object.entries(returnReasons).map(([value, text]) => ({ value, text }))}
          {...(errors.reason && { error: errors.reason })}
        />
      )}
      <TextArea
        label={isDamage ? "What is damaged?" : "Anything else we should know"}
        name="details"
        optional={!isDamage}
        maxLength={1000}
        {...(errors.details && { error: errors.details })}
      />
      <PhotoFields
        label="Pictures"
        hint={
          isDamage
            ? "Add at least one picture of the damage, and one of the packaging if you still have it."
            : "Add pictures if they help, such as a photo of the wrong item."
        }
        state={photos}
        error={errors.photos}
      />
      <Afterward isDamage={isDamage} />
      <Button type="submit" pending={isSending || photos.isSending} className="justify-self-start">
        {isDamage ? "Report damage" : "Request return"}
      </Button>
    </form>
  );
}

function WishFields({
  wanted,
  onChange,
  errors,
}: {
  wanted: WantedOutcome;
  onChange: (wanted: WantedOutcome) => void;
  errors: Readonly<Record<string, string[]>>;
}) {
  return (
    <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <Select
        label="What would you like?"
        value={wanted}
        options={Object.entries(wantedOutcomes).map(([value, text]) => ({ value, text }))}
        onChange={(event) => onChange(event.target.value as WantedOutcome)}
        {...(errors.wanted && { error: errors.wanted })}
      />
      {wanted === "part" && (
        <NumberField
          label="Part of the price"
          name="percent"
          unit="%"
          {...(errors.percent && { error: errors.percent })}
        />
      )}
    </div>
  );
}

function Afterward({ isDamage }: { isDamage: boolean }) {
  return (
    <p className="max-w-[60ch] text-graphite text-sm">
      {isDamage
        ? "The vendor reviews your claim first. If you don't agree, you can ask the marketplace to decide."
        : "We deduct the original shipping cost, but never more than the return shipping cost. Refunds take 7 to 14 business days."}
    </p>
  );
}
