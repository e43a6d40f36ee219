import { clsx } from "clsx";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ShowcaseChoice } from "../../../../contract/design/showcase.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { productPath } from "../../../kit/product/product-path.ts";
import { formatUsd } from "../../../ui/format.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { amountWords } from "./amount-words.ts";
import { smallBase } from "./base-picture.tsx";
import type { Chosen, ShownPart } from "./room-parts.ts";

// Made by demo/rooms/take-landing-room.ts: what differs from the base picture with each further choice.
const files = import.meta.glob<string>("./pictures/*-[1-9]-*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});
const small_px = 1000;
const large_px = 2000;
const layer = (part: string, at: number, width: number) => files[`./pictures/${part}-${at}-${width}.webp`];

/** The chosen choices over the base picture, and, out of sight, those of the open part, so that they are there at once. */
export function Layers({
  parts,
  open,
  chosen,
}: {
  parts: readonly ShownPart[];
  open: string | undefined;
  chosen: Chosen;
}) {
  return parts.flatMap(({ id, choices }) =>
    choices.map((choice, at) => {
      const isChosen = (chosen.get(id) ?? 0) === at;
      if (at === 0 || !(isChosen || id === open)) return null;
      return <Layer key={choice.sku} part={id} at={at} isChosen={isChosen} />;
    }),
  );
}

function Layer({ part, at, isChosen }: { part: string; at: number; isChosen: boolean }) {
  const [isLoaded, setLoaded] = useState(false);
  const sources = [small_px, large_px].map((width) => `${layer(part, at, width)} ${width}w`).join(", ");
  return (
    <img
      src={layer(part, at, small_px)}
      srcSet={sources}
      sizes="(width >= 768px) 100vw, 840px"
      alt=""
      data-layer={`${part}-${at}`}
      data-loaded={isLoaded}
      onLoad={() => setLoaded(true)}
      className={clsx(
        "pointer-events-none absolute inset-0 h-full w-full",
        isChosen ? "visible" : "invisible",
      )}
    />
  );
}

/** The choices of a part, as a card over the picture or, on small screens, at the foot of the screen. */
export function Choices({
  part: { id, label, dot, choices },
  at: chosenAt,
  vsdId,
  onChoose,
  onClose,
}: {
  part: ShownPart;
  at: number;
  vsdId: string | undefined;
  onChoose: (at: number) => void;
  onClose: () => void;
}) {
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true });
  }, []);
  const choice = choices[chosenAt];
  return (
    <div
      role="dialog"
      aria-label={`${label}: choices`}
      className={clsx(
        "fixed inset-x-0 bottom-0 z-40 max-h-[56svh] overflow-y-auto border-ink border-t bg-paper p-4 lg:absolute lg:inset-x-auto lg:top-4 lg:bottom-auto lg:max-h-[calc(100%-7.5rem)] lg:w-96 lg:border lg:shadow-[0_2px_16px_#0004]",
        dot[0] < 0.55 ? "lg:right-6" : "lg:left-6",
      )}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-semibold text-lg">{label}</h2>
        <IconButton label="Close" onClick={onClose} className="-mr-2 hover:bg-sunk">
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      <fieldset ref={list} className="mt-1 grid gap-1">
        <legend className="sr-only">{label}</legend>
        {choices.map((each, at) => (
          <ChoiceRow
            key={each.sku}
            part={id}
            dot={dot}
            at={at}
            choice={each}
            isChosen={at === chosenAt}
            onChoose={() => onChoose(at)}
          />
        ))}
      </fieldset>
      {choice && (
        <a
          href={shopHref(productPath(choice.hash, vsdId, choice.sku))}
          className="link mt-2 inline-flex min-h-11 items-center text-sm"
        >
          See this product
        </a>
      )}
    </div>
  );
}

function ChoiceRow({
  part,
  dot,
  at,
  choice: { name, options, figures },
  isChosen,
  onChoose,
}: {
  part: string;
  dot: ShownPart["dot"];
  at: number;
  choice: ShowcaseChoice;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label
      className={clsx(
        "grid cursor-pointer grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border p-1.5 has-focus-visible:outline-2 has-focus-visible:outline-accent",
        isChosen ? "border-accent bg-accent-tint" : "border-transparent hover:bg-sunk",
      )}
    >
      <input type="radio" name={`room-${part}`} checked={isChosen} onChange={onChoose} className="sr-only" />
      <span aria-hidden className="block h-14 w-18" style={cutOut(part, dot, at)} />
      <span className="min-w-0 text-sm">
        <span className="block font-medium leading-tight">{name}</span>
        <span className="block truncate text-graphite">{options}</span>
        <span className="figures block text-graphite">{figures && amountWords(figures)}</span>
      </span>
      <span className="figures self-start text-right text-sm">
        {figures ? <span className="font-semibold">{formatUsd(figures.total)}</span> : "Not sold here"}
      </span>
    </label>
  );
}

/** The part in the picture, as it is with that choice. */
function cutOut(part: string, [x, y]: ShownPart["dot"], at: number) {
  const wide = 760;
  const place = `${36 - x * wide}px ${28 - (y * wide) / 2}px`;
  const pictures = [layer(part, at, small_px), smallBase].flatMap((url) => (url ? [`url("${url}")`] : []));
  return {
    backgroundImage: pictures.join(", "),
    backgroundSize: `${wide}px ${wide / 2}px`,
    backgroundPosition: place,
  };
}
