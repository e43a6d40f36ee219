import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import type { ManagedReview } from "../../../contract/catalog/reviews.ts";
import { api } from "../../client/api.ts";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import { listSource } from "../../kit/lists/list-source.ts";
import { titled } from "../../kit/page/page-title.ts";
import { ManagedReviews } from "../../kit/reviews/managed-reviews.tsx";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import type { Route } from "./+types/answers.page.ts";

const ways = [
  { value: "0", label: "To answer" },
  { value: "1", label: "Answered" },
] as const;
const answeredIn = (search: URLSearchParams) => (search.get("answered") === "1" ? "1" : "0");

export const meta = titled("Reviews of your products");

const reviews = listSource(
  "GET /api/vendor/reviews",
  (search) => ({ answered: answeredIn(search) }) as const,
  (list) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => reviews.load(request);

/** A vendor answers what customers say about the products. */
export default function AnswersPage({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const answered = answeredIn(search);
  return (
    <ManagedReviews
      title="Reviews of your products"
      choices={ways.map(({ value, label }) => ({
        label,
        to: `/account/reviews/answers${value === "0" ? "" : "?answered=1"}`,
        isCurrent: value === answered,
      }))}
      list={list}
      empty={
        answered === "0"
          ? {
              title: "No reviews to answer",
              text: "When customers review your products, their reviews show up here.",
            }
          : { title: "No answers yet", text: "Your answers show up here and below the reviews." }
      }
      isVendor
      action={(review) => <Answer review={review} />}
    />
  );
}

function Answer({ review }: { review: ManagedReview }) {
  const { form, errors, setErrors, refusal, isSending, save } = useApiForm();
  const [isOpen, setOpen] = useState(false);
  const answer = (reply: string) =>
    save(
      async () => {
        const call = { params: { id: review.id }, body: { reply }, feedback: "none" } as const;
        await api("PUT /api/vendor/reviews/{id}/reply", call);
        return { message: reply ? "Your answer is published." : "Your answer has been removed." };
      },
      () => setOpen(false),
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reply = (textsOf(event.currentTarget).reply ?? "").trim();
    if (reply === "" && !review.vendor_reply) return setErrors({ reply: ["Write your answer."] });
    void answer(reply);
  };
  if (!isOpen) {
    return (
      <Button
        size="sm"
        variant="secondary"
        className="mt-4"
        onClick={() => setOpen(true)}
        aria-label={`${review.vendor_reply ? "Change the answer to" : "Answer"} ${review.author}`}
      >
        {review.vendor_reply ? "Change answer" : "Answer"}
      </Button>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 grid max-w-xl gap-4">
      <TextArea
        label="Your answer"
        name="reply"
        maxLength={2000}
        defaultValue={review.vendor_reply ?? ""}
        hint={
          review.vendor_reply
            ? "Everyone can read it below the review. Leave it empty to remove it."
            : "Everyone can read it below the review."
        }
        autoFocus
        error={errors.reply?.[0] ?? refusal?.message}
      />
      <Actions
        out={
          <Button variant="quiet" size="sm" onClick={() => setOpen(false)}>
            Back
          </Button>
        }
        main={
          <Button type="submit" size="sm" pending={isSending}>
            Publish answer
          </Button>
        }
      />
    </form>
  );
}
