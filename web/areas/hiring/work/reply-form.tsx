import type { HireRequest } from "../../../../contract/design/hires.ts";
import { api } from "../../../client/api.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-field.tsx";

/** The pro's public answer to a review; an empty one takes it back. */
export function ReplyForm({ hire }: { hire: HireRequest }) {
  const { form, errors, problem, isSending, save } = useApiForm();
  const before = hire.review?.reply ?? "";
  const reply = () => {
    const { text = "" } = textsOf(form.current!);
    return save(async () => {
      await api("PUT /api/pro/hires/{id}/reply", {
        params: { id: hire.id },
        body: { text },
        feedback: "none",
      });
      return { message: text.trim() ? "Your answer shows below the review." : "Answer removed." };
    });
  };
  return (
    <form
      ref={form}
      noValidate
      className="mt-5 grid max-w-[40rem] gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void reply();
      }}
    >
      {problem && <FormNote>{problem}</FormNote>}
      <TextArea
        label="Your answer"
        name="text"
        rows={3}
        maxLength={1000}
        defaultValue={before}
        hint="Everyone can read it below the review. Leave it empty to remove it."
        error={errors.text}
      />
      <Button type="submit" variant="secondary" pending={isSending} className="justify-self-start">
        Save answer
      </Button>
    </form>
  );
}
