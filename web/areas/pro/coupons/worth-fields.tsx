import { useState } from "react";
import type { FieldErrors } from "../../../../contract/errors.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { RadioGroup } from "../../../ui/checkbox.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { Select } from "../../../ui/select.tsx";

export type CouponChoices = ReplyOf<"GET /api/pro/coupon-choices">["data"];

interface Worth {
  percent: number | null;
  amount: number | null;
  minimum: number | null;
  category: { id: number } | null;
}

/** What a coupon takes off, of what, and from which amount on. */
export function WorthFields({
  choices,
  initial,
  errors,
}: {
  choices: CouponChoices;
  initial?: Worth | undefined;
  errors: FieldErrors;
}) {
  const [kind, setKind] = useState(initial?.amount != null ? "amount" : "percent");
  const [category, setCategory] = useState(String(initial?.category?.id ?? ""));
  const most =
    choices.categories.find(({ id }) => String(id) === category)?.most_percent ?? choices.most_percent;
  return (
    <>
      <RadioGroup
        legend="Discount type"
        name="kind"
        value={kind}
        onChange={setKind}
        options={[
          { value: "percent", label: "Percentage" },
          { value: "amount", label: "Fixed amount" },
        ]}
      />
      {kind === "percent" ? (
        <NumberField
          key="percent"
          decimal
          label="Percent off"
          name="percent"
          unit="%"
          defaultValue={textOf(initial?.percent)}
          hint={`At most ${most}%, your lowest markup${category ? " there" : ""}. It comes out of your markup.`}
          error={errors.percent ?? errors.amount}
        />
      ) : (
        <NumberField
          key="amount"
          decimal
          label="Dollars off the order"
          name="amount"
          unit="$"
          defaultValue={textOf(initial?.amount)}
          hint="It comes out of your markup. If an order has less markup, the discount is smaller."
          error={errors.amount ?? errors.percent}
        />
      )}
      <Select
        label="Applies to"
        name="category_id"
        placeholder="All products"
        value={category}
        onChange={(event) => setCategory(event.target.value)}
        options={choices.categories.map(({ id, parent_id, name }) => ({
          value: String(id),
          text: parent_id === null ? name : `\u2003${name}`,
        }))}
        error={errors.category_id}
      />
      <NumberField
        decimal
        optional
        label="Minimum order"
        name="minimum"
        unit="$"
        defaultValue={textOf(initial?.minimum)}
        hint="Counts the products it applies to, before tax."
        error={errors.minimum}
      />
    </>
  );
}

const textOf = (value: number | null | undefined): string => (value == null ? "" : String(value));
const numberOr = <None,>(text: string | undefined, none: None): number | None => (text ? Number(text) : none);

/** What the fields hold, as it is sent; `none` stands for an empty field. */
export function worthIn<None>(texts: Record<string, string>, none: None) {
  return {
    ...(texts.kind === "amount"
      ? { amount: numberOr(texts.amount, undefined) }
      : { percent: numberOr(texts.percent, undefined) }),
    minimum: numberOr(texts.minimum, none),
    category_id: numberOr(texts.category_id, none),
  };
}

/** What to say where the fields are shown and the worth is left empty. */
export function missingWorth({ kind, percent, amount }: Record<string, string>): FieldErrors | undefined {
  if (kind === "percent" && !percent) return { percent: ["Enter a percentage such as 5."] };
  return kind === "amount" && !amount ? { amount: ["Enter an amount such as 50."] } : undefined;
}
