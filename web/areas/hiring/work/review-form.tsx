import { useState } from "react";
import type { HireInFull } from "../../../../contract/design/hires.ts";
import { api } from "../../../client/api.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Section } from "../../../kit/page/section.tsx";
import { StarChoice } from "../../../kit/reviews/star-choice.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-field.tsx";

/** Stars and words about finished work; it can be sent once. */
export function ReviewForm({ hire }: { hire: HireInFull }) {
  const { form, errors, setErrors, problem, isSending, save } = useApiForm();
  const [rating, setRating] = useState(0);
  const review = async () => {
    if (rating === 0) return setErrors({ rating: ["Choose 1 to 5 stars."] });
    const { text = "" } = textsOf(form.current!);
    const call = { params: { id: hire.id }, body: { rating, text }, feedback: "none" } as const;
    await save(async () => {
      const { message = "Thank you for your review." } = await api("POST /api/hires/{id}/review", call);
      return { message };
    });
  };
  return (
    <Section title={`How was ${hire.pro.name}?`}>
      <form
        ref={form}
        noValidate
        className="mt-4 grid max-w-[40rem] gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void review();
        }}
      >
        {problem && <FormNote>{problem}</FormNote>}
        <StarChoice rating={rating} onChange={setRating} error={errors.rating?.[0]} />
        <TextArea
          label="Your review"
          name="text"
          rows={4}
          maxLength={2000}
          hint="It shows on the pro's profile with your first name and last initial, and can't be changed later."
          error={errors.text}
        />
        <Button type="submit" pending={isSending} className="justify-self-start">
          Publish review
        </Button>
      </form>
    </Section>
  );
}
