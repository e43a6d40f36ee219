import { Link } from "react-router";
import type { QueuedReview, VendorReviewRule } from "../../../../contract/catalog/catalog-review.ts";
import { api } from "../../../client/api.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { Differences } from "../../../kit/page/differences.tsx";
import { formatUnitUsd } from "../../../kit/product/format-unit-usd.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime, plural } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { showToast } from "../../../ui/toast.ts";

interface DetailProps {
  review: QueuedReview;
  isBusy: boolean;
  as_of: string;
  /** Whether the queue shows one vendor alone. */
  ofVendor: boolean;
  onApprove: () => void;
  onSendBack: () => void;
}

/** One new product or edit: what would change, whose it is, and the decision. */
export function ReviewDetail({ review, isBusy, as_of, ofVendor, onApprove, onSendBack }: DetailProps) {
  const { name, hash, kind, status, sent_at, reason, is_live, price_from, variants } = review;
  return (
    <article aria-labelledby="reviewed" className="mt-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="reviewed" className="heading min-w-0 text-lg [overflow-wrap:anywhere]">
          {name}
        </h2>
        <Badge tone={kind === "new" ? "good" : "neutral"}>{kind === "new" ? "New product" : "Edit"}</Badge>
        {is_live && (
          <Link to={`/product/${hash}`} className="link text-sm">
            View in shop
          </Link>
        )}
      </div>
      <p className="figures mt-1 text-graphite text-sm">
        {`${review.vendor.name} · Sent ${formatDateTime(sent_at)} · ${plural(variants, "variant")} from ${formatUnitUsd(price_from, review.unit)} wholesale`}
      </p>
      {status === "sent_back" ? (
        <div className="mt-4 border-warn border-l-4 pl-4">
          <p className="font-medium">Sent back</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>
        </div>
      ) : (
        <div className="sticky top-0 z-10 mt-4 flex flex-wrap gap-3 border-hairline border-b bg-paper py-3">
          <Button pending={isBusy} onClick={onApprove}>
            Approve
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onSendBack}>
            Send back …
          </Button>
        </div>
      )}
      <Differences review={review} />
      <VendorBar review={review} as_of={as_of} ofVendor={ofVendor} />
    </article>
  );
}

const ruleWords: Record<VendorReviewRule, string> = {
  default: "Use the default",
  always: "Review everything",
  never: "Trust: no review",
};

function VendorBar({ review, as_of, ofVendor }: Pick<DetailProps, "review" | "as_of" | "ofVendor">) {
  const { id, name, rule, waiting } = review.vendor;
  const { change, isSending } = useChange();
  const approveAll = () =>
    change(async () => {
      const call = { params: { id }, body: { as_of } };
      const { data } = await api("POST /api/admin/catalog-review/vendors/{id}/approve", call);
      const { approved, refused } = data;
      if (refused > 0) showToast("error", `${refused} can't go live yet. Review them one by one.`);
      return approved > 0
        ? { message: `${plural(approved, "product or edit", "products and edits")} live.` }
        : {};
    });
  const setRule = (next: VendorReviewRule) =>
    change(async () => {
      const call = { params: { id }, body: { rule: next } };
      const { message = "Saved." } = await api("PUT /api/admin/catalog-review/vendors/{id}", call);
      return { message };
    });
  return (
    <div className="mt-8 flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="min-w-0 basis-full">
        <h3 className="font-semibold">{name}</h3>
        {ofVendor ? (
          <Link to="/account/admin/catalog-review" className="link text-sm">
            Show all vendors
          </Link>
        ) : (
          <Link to={`/account/admin/catalog-review?vendor=${id}`} className="link text-sm">
            {`Show only this vendor (${waiting})`}
          </Link>
        )}
      </div>
      <Select
        label="Review for this vendor"
        className="w-56"
        value={rule}
        options={Object.entries(ruleWords).map(([value, text]) => ({ value, text }))}
        onChange={(event) => void setRule(event.target.value as VendorReviewRule)}
      />
      {waiting > 1 && review.status === "pending" && (
        <Button variant="secondary" pending={isSending} onClick={() => void approveAll()}>
          {waiting > 200 ? "Approve 200 from this vendor" : `Approve all ${waiting} from this vendor`}
        </Button>
      )}
    </div>
  );
}
