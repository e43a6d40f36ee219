import { Star } from "lucide-react";

/** One to five stars, read out as "4 of 5". */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  return (
    <p role="img" aria-label={`${rating} of 5`} className="flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          size={size}
          strokeWidth={1.25}
          className={star <= rating ? "fill-ink" : "text-edge"}
        />
      ))}
    </p>
  );
}
