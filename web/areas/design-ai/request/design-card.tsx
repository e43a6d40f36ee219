import { Check, Minus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { AiDesignView } from "../../../../contract/design/ai-designs.ts";
import { Button } from "../../../ui/button.tsx";
import { plural } from "../../../ui/format.ts";
import { useStep } from "./design-history.tsx";
import { DesignPicture, type Products } from "./design-picture.tsx";
import { mainMaterials } from "./main-materials.ts";
import { PriceLine } from "./price-line.tsx";

const reasonsAtOnce = 3;

/** One design whole. Its parts stand in the rows of the list, so that those of all designs are side by side. */
export function DesignCard({
  design,
  products,
  onMaterials,
  onDesign,
  children,
}: {
  design: AiDesignView;
  /** What is known of the products; null until that is there. */
  products: Products | null;
  onMaterials: () => void;
  /** The design is another one now. */
  onDesign: (design: AiDesignView) => void;
  /** What can be done with it. */
  children: ReactNode;
}) {
  const { title, style_name, arrangement, unmet } = design;
  return (
    <article
      aria-labelledby={`design-${design.id}`}
      className="flex flex-col gap-4 sm:row-span-8 sm:grid sm:grid-cols-1 sm:grid-rows-subgrid"
    >
      <DesignPicture design={design} products={products} />
      <div>
        <h2 id={`design-${design.id}`} className="heading text-lg">
          {title}
        </h2>
        <p className="mt-1 text-graphite text-sm">
          {title.includes(style_name) ? capital(arrangement) : `${style_name}: ${arrangement}`}
        </p>
      </div>
      <PriceLine {...design} />
      <Steps design={design} onDesign={onDesign} />
      <div className="flex flex-wrap content-start gap-2">{children}</div>
      <div className="grid content-start gap-3 border-hairline border-t pt-4 text-sm">
        <Rules design={design} />
        {unmet.length > 0 && (
          <section aria-label="Not met">
            <ul className="grid gap-1.5">
              {unmet.map((words) => (
                <Line key={words} icon={<TriangleAlert size={16} className="text-warn" />}>
                  {words}
                </Line>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Reasons reasons={design.reasons} />
      <Materials design={design} products={products} onMaterials={onMaterials} />
    </article>
  );
}

/** The change that is shown, with the way back and forward; nothing where there was none. */
function Steps({ design, onDesign }: { design: AiDesignView; onDesign: (design: AiDesignView) => void }) {
  const { goTo, isSending } = useStep(design, onDesign);
  const { steps, step } = design;
  if (steps.length < 2) return <div />;
  const last = steps.length - 1;
  const before = step === 0 ? undefined : steps[step]?.from;
  const after = steps.findLast(({ number, from }) => number > 0 && from === step)?.number;
  const way = (words: string, number: number | undefined) => (
    <Button
      size="sm"
      variant="secondary"
      pending={isSending}
      disabled={number === undefined}
      onClick={() => number !== undefined && void goTo(number)}
    >
      {words}
      <span className="sr-only">{`: ${design.title}`}</span>
    </Button>
  );
  return (
    <section aria-label="Changes" className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="min-w-0 flex-1 basis-32">
        <span className="line-clamp-1">{steps.find(({ number }) => number === step)?.words}</span>
        <span className="figures block text-graphite">
          {step === 0 ? `${plural(last, "change")} undone` : `Change ${step} of ${last}`}
        </span>
      </p>
      <div className="flex gap-2">
        {way("Undo", before)}
        {way("Redo", after)}
      </div>
    </section>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <span aria-hidden className="mt-0.5 shrink-0">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** The planning rules: all required ones are met, and what is below the recommendation. */
function Rules({ design: { rules_checked, findings } }: { design: AiDesignView }) {
  return (
    <section aria-label="Planning rules">
      <p className="flex gap-2">
        <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-good" />
        {`${plural(rules_checked, "rule")} checked, all required ones met`}
      </p>
      {findings.length > 0 && (
        <details className="mt-1 ml-6">
          <summary className="link inline-block py-1 text-graphite">
            {`${plural(findings.length, "place")} below the recommendation`}
          </summary>
          <ul className="mt-1 grid gap-2">
            {findings.map(({ rule, title, message }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule may occur twice, with the same words
              <li key={`${rule} ${at}`}>
                <span className="block font-medium">{title}</span>
                <span className="text-graphite">{message}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  const lines = (some: readonly string[]) =>
    some.map((words) => (
      <Line key={words} icon={<Minus size={16} className="text-graphite" />}>
        {words}
      </Line>
    ));
  const rest = reasons.slice(reasonsAtOnce);
  return (
    <section className="border-hairline border-t pt-4 text-sm">
      <h3 className="font-semibold">Why it is like this</h3>
      <ul className="mt-2 grid gap-1.5">{lines(reasons.slice(0, reasonsAtOnce))}</ul>
      {rest.length > 0 && (
        <details className="mt-1.5">
          <summary className="link ml-6 inline-block py-1 text-graphite">{`${rest.length} more`}</summary>
          <ul className="mt-1 grid gap-1.5">{lines(rest)}</ul>
        </details>
      )}
    </section>
  );
}

function Materials({
  design,
  products,
  onMaterials,
}: {
  design: AiDesignView;
  products: Products | null;
  onMaterials: () => void;
}) {
  return (
    <section className="border-hairline border-t pt-4 text-sm">
      <h3 className="font-semibold">Materials</h3>
      <ul className="mt-2 grid gap-2">
        {mainMaterials(design).map(({ sku, name, place }) => (
          <li key={sku} className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-3">
            <span className="block aspect-square overflow-hidden rounded-sm bg-sunk">
              <Thumbnail image={products?.get(sku)?.image ?? null} />
            </span>
            <span>
              <span className="block text-graphite">{place}</span>
              <span className="line-clamp-2">{name}</span>
            </span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onMaterials}
        className="link mt-2 min-h-11 text-left"
      >
        {`See all ${plural(design.takeoff.goods.length, "material")}`}
        <span className="sr-only">{` of ${design.title}`}</span>
      </button>
    </section>
  );
}

function Thumbnail({ image }: { image: string | null }) {
  if (!image) return null;
  return (
    <img
      src={image.replace(/\/\d+\.(webp|avif)(?=$|\?)/, "/160.$1")}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      className="size-full object-cover"
    />
  );
}
