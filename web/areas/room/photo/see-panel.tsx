import { useEffect, useMemo, useRef, useState } from "react";
import type { RoomProduct, RoomSurface } from "../../../../contract/design/room-design.ts";
import { keptLaying, layingOf } from "../../../../domain/room/edit/laying.ts";
import type { SurfaceChange } from "../../../../domain/room/edit/surfaces.edit.ts";
import type { PhotoPlane } from "../../../../domain/room/photo/photo-plane.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { productPath } from "../../../kit/product/product-path.ts";
import { UnitPrice } from "../../../kit/product/unit-price.tsx";
import { coverOfProduct } from "../../../kit/room/scene/cover-of.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { GroutChoice, JointChoice, PatternChoice, TurnChoice } from "../editor/laying-choices.tsx";
import { VariantOptions } from "../editor/variant-row.tsx";
import { AreaLine } from "./area-line.tsx";
import { Slider } from "./clear-panel.tsx";
import { Columns } from "./columns.tsx";
import type { OpenPhoto } from "./open-photo.ts";
import { PhotoStage } from "./photo-stage.tsx";
import type { PhotoWork } from "./photo-store.ts";
import { ProductStrip } from "./product-strip.tsx";
import { SavePicture } from "./save-picture.tsx";
import { useComposite } from "./use-composite.ts";
import type { MaskTools } from "./use-mask.ts";
import type { ChangeWork } from "./use-photo-work.ts";
import { useProducts } from "./use-products.ts";

const noPreview = () => undefined;

/** The product in the photo, how it is laid, other products, and what it takes to buy it. */
export function SeePanel({
  open,
  work,
  plane,
  mask,
  showroom,
  onChange,
}: {
  open: OpenPhoto;
  work: PhotoWork;
  plane: PhotoPlane;
  mask: MaskTools;
  showroom: string | undefined;
  onChange: ChangeWork;
}) {
  const { known, add } = useProducts(showroom);
  const { hash, sku, kind } = work;
  const siblings = (hash && known.get(hash)) || [];
  const product = siblings.find((each) => each.sku === sku) ?? siblings[0];
  const surface = useMemo<RoomSurface>(
    () => ({ id: kind === "floor" ? "floor" : "wall:photo", sku, ...work.laying }),
    [kind, sku, work.laying],
  );
  const cover = useMemo(() => product && coverOfProduct(product, surface), [product, surface]);
  const hasAsked = useAsking(hash, known.has(hash ?? ""), add);
  const choose = (next: RoomProduct) => {
    onChange({ hash: next.hash, sku: next.sku, laying: layingIn(keptLaying(surface, next).kept) });
  };
  const canvas = useRef<HTMLCanvasElement>(null);
  const state = useComposite(canvas, { open, mask, plane, cover, work });
  const words = product
    ? cover
      ? undefined
      : "This product can't be laid in a photo. Choose another one."
    : undefined;
  return (
    <div className="grid gap-8">
      <Columns stage={<Compared open={open} canvas={canvas} state={state} />}>
        {state === "no-graphics" && (
          <ErrorState title="Your browser can't draw the picture">
            <p>It needs WebGL. Switch on hardware acceleration, or use another browser or device.</p>
          </ErrorState>
        )}
        {product ? (
          <>
            <ProductHead product={product} showroom={showroom} />
            {words && <p role="alert">{words}</p>}
            <VariantOptions
              product={product}
              siblings={siblings}
              onChoose={(next) => {
                const found = siblings.find((each) => each.sku === next);
                if (found) choose(found);
              }}
              onPreview={noPreview}
            />
            <LayingChoices product={product} surface={surface} onChange={onChange} laying={work.laying} />
            <AreaLine
              key={product.sku}
              product={product}
              surface={surface}
              plane={plane}
              showroom={showroom}
              area={work.area}
              onArea={(area) => onChange({ area })}
            />
          </>
        ) : (
          <p className="text-graphite" role="status">
            {hash && !hasAsked ? "Loading the product" : "Choose a product below to see it in your photo."}
          </p>
        )}
        <Light work={work} onChange={onChange} />
        <SavePicture canvas={canvas} name={product?.name} isReady={state === "ready"} />
      </Columns>
      <ProductStrip
        showroom={showroom}
        target={kind}
        product={product}
        known={known}
        add={add}
        onChoose={choose}
      />
    </div>
  );
}

/** Asks for the product that the photo was left with. Answers whether the asking is over. */
function useAsking(
  hash: string | null,
  isKnown: boolean,
  add: (hashes: readonly string[], signal: AbortSignal) => Promise<void>,
): boolean {
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    if (!hash || isKnown) return;
    const stop = new AbortController();
    add([hash], stop.signal)
      // another one can be chosen from the strip
      .catch(() => undefined)
      .then(() => !stop.signal.aborted && setAsked(hash));
    return () => stop.abort();
  }, [hash, isKnown, add]);
  return asked === hash;
}

/** The photo as it was and as it would be, with a line between them that moves. */
function Compared({
  open,
  canvas,
  state,
}: {
  open: OpenPhoto;
  canvas: React.RefObject<HTMLCanvasElement | null>;
  state: string;
}) {
  /** Percent of the width that shows the photo as it was. */
  const [before, setBefore] = useState(0);
  return (
    <div className="grid gap-2">
      <PhotoStage picture={open.picture}>
        <canvas
          ref={canvas}
          width={open.width_px}
          height={open.height_px}
          role="img"
          aria-label="Your room with the product"
          className="absolute inset-0 size-full"
          style={{ clipPath: `inset(0 0 0 ${before}%)` }}
        />
        {before > 0 && before < 100 && (
          <span className="absolute inset-y-0 w-0.5 bg-[#fff] shadow-float" style={{ left: `${before}%` }} />
        )}
        {state === "drawing" && (
          <span role="status" className="absolute bottom-2 left-2 bg-ink px-2 py-0.5 text-paper text-sm">
            Drawing …
          </span>
        )}
      </PhotoStage>
      <Slider label="Before and after" value={before} min={0} max={100} onChange={setBefore} />
    </div>
  );
}

function ProductHead({ product, showroom }: { product: RoomProduct; showroom: string | undefined }) {
  return (
    <div>
      <p className="text-graphite text-sm">{product.brand}</p>
      <h2 className="heading text-lg">
        <a href={shopHref(productPath(product.hash, showroom, product.sku))} className="hover:underline">
          {product.name}
        </a>
      </h2>
      <p className="figures mt-1">
        <UnitPrice
          amount={product.price_per_sqft ?? product.price}
          unit={product.price_per_sqft === null ? product.unit : "Square foot"}
          className="font-semibold"
        />
      </p>
    </div>
  );
}

function LayingChoices({
  product,
  surface,
  laying,
  onChange,
}: {
  product: RoomProduct;
  surface: RoomSurface;
  laying: PhotoWork["laying"];
  onChange: ChangeWork;
}) {
  const { patterns, turns, grouted } = layingOf(product);
  const set = (change: SurfaceChange) => onChange({ laying: { ...laying, ...layingIn(change) } });
  if (!turns) return null;
  return (
    <div className="grid gap-4">
      {patterns.length > 0 && (
        <PatternChoice surface={surface} product={product} patterns={patterns} onSet={set} />
      )}
      <div className="grid grid-cols-2 gap-4">
        <TurnChoice surface={surface} onSet={set} />
        {grouted && <JointChoice surface={surface} onSet={set} />}
      </div>
      {grouted && <GroutChoice surface={surface} product={product} onSet={set} />}
    </div>
  );
}

/** Of a change, what a photo keeps. */
function layingIn(change: SurfaceChange): PhotoWork["laying"] {
  const kept = ["pattern", "rotation_deg", "grout_color", "grout_width_in"] as const;
  return Object.fromEntries(kept.filter((key) => key in change).map((key) => [key, change[key]]));
}

function Light({ work, onChange }: { work: PhotoWork; onChange: ChangeWork }) {
  return (
    <div className="grid grid-cols-2 gap-4 border-hairline border-t pt-4">
      <Slider
        label="Shadows"
        value={work.shadows}
        min={0}
        max={150}
        onChange={(shadows) => onChange({ shadows })}
      />
      <Slider
        label="Brightness"
        value={work.brightness}
        min={40}
        max={180}
        onChange={(brightness) => onChange({ brightness })}
      />
    </div>
  );
}
