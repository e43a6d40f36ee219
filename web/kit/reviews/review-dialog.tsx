import { type FormEvent, useState } from "react";
import type { ManagedReview } from "../../../contract/catalog/reviews.ts";
import { api } from "../../client/api.ts";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";
import { textsOf, useApiForm } from "../forms/use-api-form.ts";
import { StarChoice } from "./star-choice.tsx";

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
        <Actions
          onCancel={onClose}
          cancelWords="No, thanks"
          main={
            <Button type="submit" pending={isSending}>
              Send review
            </Button>
          }
        />
        <p className="text-graphite text-sm">
          We show your first name and last initial with it. We read each review before it is published.
        </p>
      </form>
    </Dialog>
  );
}
