import { Star } from "lucide-react";
import { FieldMessage } from "../../ui/field.tsx";

const words = ["", "Poor", "Fair", "Good", "Very good", "Excellent"];

/** One to five stars to choose from, with a word for each. */
export function StarChoice({
  rating,
  onChange,
  error,
  label = "Your rating",
}: {
  label?: string;
  rating: number;
  onChange: (rating: number) => void;
  error?: string | undefined;
}) {
  return (
    <fieldset aria-describedby={error ? "rating-error" : undefined}>
      <legend className="font-medium text-sm">{label}</legend>
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
