import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { QueuedReview } from "../../../../contract/catalog/catalog-review.ts";
import { api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { ApiError } from "../../../client/api-call.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { showToast } from "../../../ui/toast.ts";
import { useBusy } from "../../../ui/use-busy.ts";
import { ReviewDetail } from "./review-detail.tsx";
import { SendBackDialog } from "./send-back-dialog.tsx";
import { useReviewKeys } from "./use-review-keys.ts";

type Queue = ReplyOf<"GET /api/admin/catalog-review">["data"];

/** The queue beside what is chosen of it; by mouse, or by J, K, A and R. */
export function ReviewQueue({ queue, vendor }: { queue: Queue; vendor: string | null }) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, once } = useBusy();
  const found = queue.data.findIndex(({ id }) => id === chosen);
  const at = Math.max(0, found);
  const review = queue.data[at]!;
  const go = (step: number) => setChosen(queue.data[at + step]?.id ?? review.id);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  });

  // the one below takes the place of one that was decided
  const leave = async () => {
    setChosen(queue.data[at + 1]?.id ?? queue.data[at - 1]?.id);
    await revalidate();
  };
  const approve = async () => {
    if (review.status !== "pending") return;
    try {
      const { id, version } = review;
      const call = { params: { id }, body: { version }, feedback: "none" } as const;
      const { message } = await api("POST /api/admin/catalog-review/{id}/approve", call);
      showToast("success", message ?? "It is live.");
      await leave();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast("error", wordsOf(error));
      await revalidate();
    }
  };
  const ask = () => review.status === "pending" && setAsking(true);
  useReviewKeys({
    next: () => go(1),
    previous: () => go(-1),
    approve: () => void once(approve),
    sendBack: ask,
  });

  return (
    <div className="lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-8">
      <QueueList queue={queue} review={review} list={list} onChoose={setChosen} />
      <div className="min-w-0 pt-4">
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="secondary" size="sm" disabled={at === 0} onClick={() => go(-1)}>
            Previous
          </Button>
          <Button variant="secondary" size="sm" disabled={at === queue.data.length - 1} onClick={() => go(1)}>
            Next
          </Button>
          <p className="figures text-graphite text-sm">
            {`${(queue.from ?? 1) + at} of ${queue.total.toLocaleString("en-US")}`}
          </p>
          <p className="ml-auto text-graphite text-sm max-lg:hidden">
            <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>A</kbd> approve, <kbd>R</kbd> send back
          </p>
        </div>
        <ReviewDetail
          review={review}
          isBusy={isBusy}
          as_of={queue.as_of}
          ofVendor={vendor !== null}
          onApprove={() => void once(approve)}
          onSendBack={ask}
        />
      </div>
      <SendBackDialog
        key={review.id}
        review={review}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDone={async () => {
          setAsking(false);
          await leave();
        }}
      />
    </div>
  );
}

function wordsOf(error: ApiError): string {
  if (error.code === "stale_version") return "The vendor just changed this. Review it again.";
  if (error.code === "already_used") return "Someone already reviewed it, or the vendor withdrew it.";
  return Object.values(error.errors)[0]?.[0] ?? error.message;
}

function QueueList({
  queue,
  review,
  list,
  onChoose,
}: {
  queue: Queue;
  review: QueuedReview;
  list: React.RefObject<HTMLOListElement | null>;
  onChoose: (id: string) => void;
}) {
  return (
    <nav aria-label="Queue" className="max-lg:hidden">
      <ol ref={list} className="max-h-[calc(100dvh-12rem)] overflow-y-auto border-hairline border-r">
        {queue.data.map(({ id, name, vendor, kind, sent_at }) => {
          const isChosen = id === review.id;
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={isChosen ? "true" : undefined}
                onClick={() => onChoose(id)}
                className={clsx(
                  "block w-full border-hairline border-b border-l-4 px-3 py-3 text-left hover:bg-sunk",
                  isChosen ? "border-l-accent bg-sunk" : "border-l-transparent",
                )}
              >
                <span className="block truncate font-medium">{name}</span>
                <span className="block truncate text-graphite text-sm">
                  {`${vendor.name} · ${kind === "new" ? "New product" : "Edit"} · ${formatDate(sent_at)}`}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
