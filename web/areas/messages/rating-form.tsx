import { useRef, useState } from "react";
import { useTypedForm } from "../../kit/forms/unsaved.ts";
import { StarChoice } from "../../kit/reviews/star-choice.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useBusy } from "../../ui/use-busy.ts";

/** Five stars and a few words about the help that somebody got. */
export function RatingForm({
  rating,
  onRate,
}: {
  /** What was said before. */
  rating: number | null;
  /** Answers whether it was sent. */
  onRate: (rating: number, text: string) => Promise<boolean>;
}) {
  const [chosen, setChosen] = useState(rating ?? 0);
  const [isSent, setSent] = useState(rating !== null);
  const { isBusy, once } = useBusy();
  const form = useRef<HTMLFormElement>(null);
  const { saving, failed } = useTypedForm(form);
  if (isSent) {
    return (
      <p role="status" className="border-hairline border-t py-3 text-graphite text-sm">
        {`You rated this ${chosen} of 5. Thank you.`}
      </p>
    );
  }
  const send = (sent: HTMLFormElement) =>
    once(async () => {
      saving();
      const isTaken = await onRate(chosen, String(new FormData(sent).get("text") ?? ""));
      if (!isTaken) failed();
      setSent(isTaken);
    });
  return (
    <form
      ref={form}
      className="border-hairline border-t py-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <StarChoice rating={chosen} onChange={setChosen} label="How was our help?" />
      {chosen > 0 && (
        <div className="mt-2 flex flex-wrap items-end gap-3">
          <TextField
            label="Anything to add?"
            name="text"
            optional
            maxLength={1000}
            className="min-w-0 flex-1"
          />
          <Button type="submit" size="sm" pending={isBusy}>
            Send rating
          </Button>
        </div>
      )}
    </form>
  );
}
