import { Star } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { ManagedReview } from "../../contract/reviews.ts";
import { textsOf, useApiForm } from "../account-access/use-api-form.ts";
import { api } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldMessage } from "../ui/field.tsx";
import { TextArea, TextField } from "../ui/text-field.tsx";
import { showToast } from "../ui/toast.ts";

/** Stars and text about a received product; earlier text is prefilled. Loads when opened. */
export default function ReviewDialog({
  product,
  before,
  onClose,
  onWritten,
}: {
  product: { hash: string; name: string };
  before: ManagedReview | null;
  onClose: () => void;
  onWritten: (review: ManagedReview) => void;
}) {
  const { form, errors, refusal, isSending, send } = useApiForm();
  const [rating, setRating] = useState(before?.rating ?? 0);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { title = "", body = "" } = textsOf(event.currentTarget);
    const done = await send(() =>
      api("POST /api/products/{hash}/reviews", {
        params: { hash: product.hash },
        body: { rating, title, body },
        feedback: "none",
      }),
    );
    if (!done) return;
    showToast("success", done.message);
    onWritten(done.data);
    onClose();
  };
  const whole =
    errors.product?.[0] ?? (refusal && Object.keys(errors).length === 0 ? refusal.message : undefined);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={before ? "Rewrite your review" : `Review ${product.name}`}
      className="max-w-xl"
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <StarChoice rating={rating} onChange={setRating} error={errors.rating?.[0]} />
        <TextField
          label="Title"
          name="title"
          optional
          maxLength={120}
          defaultValue={before?.title}
          error={errors.title?.[0]}
        />
        <TextArea
          label="Your review"
          name="body"
          rows={6}
          maxLength={4000}
          defaultValue={before?.body}
          hint="How it looks, how it was to install, and what others should know."
          error={errors.body?.[0]}
        />
        {whole && (
          <p role="alert" className="text-bad text-sm">
            {whole}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" pending={isSending}>
            Send review
          </Button>
          <Button variant="quiet" onClick={onClose}>
            No, thanks
          </Button>
        </div>
        <p className="text-graphite text-sm">
          We show your first name and last initial with it. We read each review before it is published.
        </p>
      </form>
    </Dialog>
  );
}

const words = ["", "Poor", "Fair", "Good", "Very good", "Excellent"];

function StarChoice({
  rating,
  onChange,
  error,
}: {
  rating: number;
  onChange: (rating: number) => void;
  error: string | undefined;
}) {
  return (
    <fieldset aria-describedby={error ? "rating-error" : undefined}>
      <legend className="font-medium text-sm">Your rating</legend>
      <div className="-ml-1.5 mt-1 flex items-center">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-sm has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ink"
          >
            <input
              type="radio"
              name="rating"
              value={star}
              checked={rating === star}
              aria-invalid={error ? true : undefined}
              data-first-focus={star === Math.max(1, rating) || undefined}
              onChange={() => onChange(star)}
              className="sr-only"
            />
            <span className="sr-only">{`${star} of 5, ${words[star]?.toLowerCase()}`}</span>
            <Star
              aria-hidden
              size={28}
              strokeWidth={1.25}
              className={star <= rating ? "fill-ink" : "text-edge"}
            />
          </label>
        ))}
        <span aria-hidden className="ml-3 text-sm">
          {words[rating]}
        </span>
      </div>
      <FieldMessage id="rating-error" message={error} />
    </fieldset>
  );
}
