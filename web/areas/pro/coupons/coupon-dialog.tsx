import type { FieldErrors } from "../../../../contract/errors.ts";
import type { Coupon } from "../../../../contract/orders/coupons.ts";
import { api } from "../../../client/api.ts";
import { couponWorth } from "../../../kit/coupons/coupon-words.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { isoDay } from "../../../ui/format.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { type CouponChoices, missingWorth, WorthFields, worthIn } from "./worth-fields.tsx";

interface CouponDialogProps {
  choices: CouponChoices;
  /** The coupon to change, or with `isCopy` the one to begin with. */
  coupon?: Coupon | undefined;
  isCopy?: boolean;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (id: string, code: string) => void;
}

/** Asks for a coupon's terms: of a new one, or of one that is there. */
export function CouponDialog({
  choices,
  coupon,
  isCopy = false,
  isOpen,
  onClose,
  onSaved,
}: CouponDialogProps) {
  const form = useApiForm();
  const changed = isCopy ? undefined : coupon;
  const save = async (texts: Record<string, string>) => {
    const missing = missingWorth(texts);
    if (missing) return form.setErrors(missing);
    const reply = await form.send(() => (changed ? change(changed, texts) : make(texts)));
    if (reply) onSaved(reply.data.id, reply.data.code);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={changed ? `Edit ${changed.code}` : "New coupon"}
      confirm={changed ? "Save coupon" : "Create coupon"}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      {!changed && (
        <TextField
          label="Code"
          name="code"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          hint="Letters, digits and hyphens, such as SPRING-5. Clients enter it at checkout."
          error={form.errors.code}
        />
      )}
      {changed && changed.uses > 0 ? (
        <FixedWorth coupon={changed} />
      ) : (
        <WorthFields choices={choices} initial={coupon} errors={form.errors} />
      )}
      <LimitFields
        coupon={coupon}
        isGift={changed?.gift != null}
        isUsed={(changed?.uses ?? 0) > 0}
        isCopy={isCopy}
        errors={form.errors}
      />
    </FormDialog>
  );
}

const FixedWorth = ({ coupon }: { coupon: Coupon }) => (
  <p className="text-graphite">{`${couponWorth(coupon)}. Orders have used it, so you can't change the discount.`}</p>
);

const count = (text: string | undefined) => (text ? Number(text) : null);

const change = (coupon: Coupon, texts: Record<string, string>) =>
  api("PUT /api/pro/coupons/{id}", {
    params: { id: coupon.id },
    body: {
      ...(coupon.uses === 0 && worthIn(texts, null)),
      ...(!coupon.gift && {
        max_uses: count(texts.max_uses),
        max_uses_per_user: count(texts.max_uses_per_user),
      }),
      ...(coupon.uses === 0 &&
        texts.starts_on &&
        texts.starts_on !== isoDay(coupon.starts_at) && { starts_at: texts.starts_on }),
      ...(texts.ends_on !== isoDay(coupon.ends_at) && {
        ends_at: texts.ends_on || null,
      }),
      note: texts.note ?? "",
    },
    feedback: "none",
  });

const make = (texts: Record<string, string>) =>
  api("POST /api/coupons", {
    body: {
      code: texts.code ?? "",
      ...worthIn(texts, undefined),
      max_uses: count(texts.max_uses) ?? undefined,
      max_uses_per_user: count(texts.max_uses_per_user) ?? undefined,
      starts_at: texts.starts_on || undefined,
      ends_at: texts.ends_on || undefined,
      note: texts.note,
    },
    feedback: "none",
  });

function LimitFields({
  coupon,
  isGift,
  isUsed,
  isCopy,
  errors,
}: {
  coupon: Coupon | undefined;
  isGift: boolean;
  isUsed: boolean;
  isCopy: boolean;
  errors: FieldErrors;
}) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {!isGift && (
        <>
          <NumberField
            optional
            label="Total uses"
            name="max_uses"
            maxLength={7}
            defaultValue={String(coupon?.max_uses ?? "")}
            error={errors.max_uses}
          />
          <NumberField
            optional
            label="Uses per client"
            name="max_uses_per_user"
            maxLength={7}
            defaultValue={String(coupon?.max_uses_per_user ?? "")}
            error={errors.max_uses_per_user}
          />
        </>
      )}
      {!isUsed && (
        <TextField
          label="Starts"
          name="starts_on"
          type="date"
          optional
          defaultValue={isCopy ? "" : isoDay(coupon?.starts_at)}
          error={errors.starts_at}
        />
      )}
      <TextField
        label="Ends"
        name="ends_on"
        type="date"
        optional
        defaultValue={isCopy ? "" : isoDay(coupon?.ends_at)}
        error={errors.ends_at}
      />
      <TextField
        className="sm:col-span-2"
        label="Internal note"
        name="note"
        maxLength={200}
        optional
        defaultValue={coupon?.note}
        error={errors.note}
      />
    </div>
  );
}
