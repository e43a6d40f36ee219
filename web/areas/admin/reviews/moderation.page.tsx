import { type FormEvent, type RefObject, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import type { ManagedReview } from "../../../../contract/catalog/reviews.ts";
import { api } from "../../../client/api.ts";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { ManagedReviews } from "../../../kit/reviews/managed-reviews.tsx";
import { ReviewStatus } from "../../../kit/reviews/review-status.tsx";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { Route } from "./+types/moderation.page.ts";

const labels = { pending: "Pending", published: "Published", declined: "Declined" } as const;
type Status = keyof typeof labels;
const statusIn = (search: URLSearchParams): Status => {
  const named = search.get("status") ?? "";
  return named in labels ? (named as Status) : "pending";
};

export const meta = titled("Reviews to moderate");

const reviews = listSource(
  "GET /api/admin/reviews",
  (search) => ({ status: statusIn(search) }),
  (list) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => reviews.load(request);

/** A moderator reads what customers wrote, publishes it, or says why not. */
export default function ModerationPage({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const status = statusIn(search);
  return (
    <ManagedReviews
      title="Reviews"
      choices={Object.entries(labels).map(([value, label]) => ({
        label,
        to: `/account/reviews/moderation${value === "pending" ? "" : `?status=${value}`}`,
        isCurrent: value === status,
      }))}
      list={list}
      empty={
        status === "pending"
          ? {
              title: "All caught up",
              text: "New reviews wait here, oldest first, until you publish or decline them.",
            }
          : { title: "None yet", text: "Reviews you decide on show up here." }
      }
      action={(review) => <Decision review={review} />}
    />
  );
}

function Decision({ review }: { review: ManagedReview }) {
  const { revalidate } = useRevalidator();
  const { form, errors, refusal, isSending, send } = useApiForm();
  const [isDeclining, setDeclining] = useState(false);
  const settle = async (status: "published" | "declined", reason = "") => {
    const done = await send(() =>
      api("PUT /api/admin/reviews/{id}", {
        params: { id: review.id },
        body: { status, reason, version: review.version },
        feedback: "none",
      }),
    );
    if (!done) return;
    showToast("success", status === "published" ? "Review published." : "Review declined.");
    await revalidate();
  };
  return (
    <div className="mt-4">
      {review.status !== "pending" && (
        <div className="mb-3">
          <ReviewStatus review={review} />
        </div>
      )}
      {isDeclining ? (
        <DeclineForm
          form={form}
          error={errors.reason?.[0]}
          isSending={isSending}
          onDecline={(reason) => void settle("declined", reason)}
          onBack={() => setDeclining(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {review.status !== "published" && (
            <Button
              size="sm"
              pending={isSending}
              onClick={() => void settle("published")}
              aria-label={`Publish the review by ${review.author}`}
            >
              Publish
            </Button>
          )}
          {review.status !== "declined" && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => setDeclining(true)}
              aria-label={`Decline the review by ${review.author}`}
            >
              Decline …
            </Button>
          )}
        </div>
      )}
      {refusal && !errors.reason && (
        <p role="alert" className="mt-3 text-bad text-sm">
          {refusal.message}{" "}
          {refusal.status === 409 && (
            <button type="button" className="link" onClick={() => void revalidate()}>
              Show the current text
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function DeclineForm({
  form,
  error,
  isSending,
  onDecline,
  onBack,
}: {
  form: RefObject<HTMLFormElement | null>;
  error: string | undefined;
  isSending: boolean;
  onDecline: (reason: string) => void;
  onBack: () => void;
}) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDecline(textsOf(event.currentTarget).reason ?? "");
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-xl gap-4">
      <TextArea
        label="Reason (the author sees this)"
        name="reason"
        rows={3}
        maxLength={500}
        autoFocus
        error={error}
      />
      <Actions
        out={
          <Button variant="quiet" size="sm" onClick={onBack}>
            Back
          </Button>
        }
        main={
          <Button type="submit" variant="danger" size="sm" pending={isSending}>
            Decline
          </Button>
        }
      />
    </form>
  );
}
