import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SampleOrder } from "../../../../contract/catalog/samples.ts";
import { useShowroom } from "../../../client/session/use-showroom.ts";
import { productPath } from "../../../kit/product/product-path.ts";
import { Picture } from "../../../ui/picture.tsx";

type Sample = SampleOrder["shipments"][number]["items"][number];

/** A sample with its picture, and what can be done with it. */
export function SampleLine({
  sample: { sku, product, options },
  detail,
  children,
}: {
  sample: Sample;
  detail?: string;
  children?: ReactNode;
}) {
  const vsdId = useShowroom()?.vsd_id;
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 not-last:border-b border-hairline py-4">
      <div className="self-start bg-white">
        {product.image && <Picture picture={product.image} alt="" sizes="64px" />}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <Link to={productPath(product.hash, vsdId, sku)} className="font-medium hover:underline">
            {product.name}
          </Link>
          <p className="text-graphite text-sm">{[options, detail].filter(Boolean).join(" · ")}</p>
          <p className="code text-graphite text-sm">{sku}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">{children}</div>
      </div>
    </li>
  );
}

/** The way from a sample to the product in the amount that a room takes. */
export function BuyFullAmount({ sample }: { sample: Sample }) {
  const vsdId = useShowroom()?.vsd_id;
  return (
    <Link
      to={productPath(sample.product.hash, vsdId, sample.sku)}
      className="link text-sm"
      aria-label={`Buy the full amount of ${sample.product.name}`}
    >
      Buy the full amount
    </Link>
  );
}
