import type { StripeElementBase } from "@stripe/stripe-js";
import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { Field, type FieldTexts, inputClass } from "../../ui/field.tsx";

/** What Stripe's elements share and we use. */
export type HostedElement = Pick<StripeElementBase, "mount" | "focus">;

/**
 * The container of a field that the payment provider renders in its own frame. Its label focuses it. The caller who
 * created the element destroys it.
 */
export function HostedField({
  element,
  className,
  ...texts
}: FieldTexts & { element: HostedElement; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) element.mount(place.current);
  }, [element]);
  return (
    <Field {...texts} className={className}>
      {({ id, "aria-invalid": isInvalid }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the control is in the frame, and focus led here is led on into it
        <div
          id={id}
          ref={place}
          tabIndex={-1}
          data-invalid={isInvalid}
          onFocus={(event) => event.target === event.currentTarget && element.focus()}
          className={clsx(
            inputClass,
            "py-2.5 [&.StripeElement--focus]:outline-2 [&.StripeElement--focus]:outline-ink [&.StripeElement--focus]:outline-offset-2",
            "data-invalid:border-bad data-invalid:shadow-[inset_0_0_0_1px_var(--color-bad)]",
          )}
        />
      )}
    </Field>
  );
}
