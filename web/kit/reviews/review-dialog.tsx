import { useState } from "react";
import type { ManagedReview } from "../../../contract/catalog/reviews.ts";
import { api } from "../../client/api.ts";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useApiForm } from "../forms/use-api-form.ts";
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
  const form = useApiForm();
  const { errors } = form;
  const [rating, setRating] = useState(before?.rating ?? 0);
  const submit = async ({ title = "", body = "" }: Record<string, string>) => {
    const done = await form.send(() =>
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
  return (
    <FormDialog
      title={before ? "Rewrite your review" : `Review ${product.name}`}
      confirm="Send review"
      cancelWords="No, thanks"
      className="max-w-xl"
      form={form}
      problem={errors.product?.[0]}
      onSubmit={submit}
      onClose={onClose}
    >
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
      <p className="text-graphite text-sm">
        We show your first name and last initial with it. We read each review before it is published.
      </p>
    </FormDialog>
  );
}
