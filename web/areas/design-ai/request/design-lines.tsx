import { clsx } from "clsx";
import { useState } from "react";
import type { DesignAlternatives } from "../../../../contract/design/ai-design-changes.ts";
import type { AiDesignView, DesignLineView } from "../../../../contract/design/ai-designs.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { useRequest } from "../../../client/use-request.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { formatUsd } from "../../../ui/format.ts";
import { ToggleChip } from "../brief/toggle-chip.tsx";
import { signedUsd } from "./signed-usd.ts";

interface Props {
  design: AiDesignView;
  onDesign: (design: AiDesignView) => void;
  /** Another product for a line was chosen. */
  onSwap: (swap: { place: string; sku: string | null }) => void;
  /** A change is being looked at. */
  isBusy: boolean;
}

/** What a design is made of: each line can be kept, or filled with another product. */
export function DesignLines({ design, onDesign, onSwap, isBusy }: Props) {
  const [open, setOpen] = useState<string>();
  return (
    <ul aria-label="Lines of the design" className="border-hairline border-t">
      {design.lines.map((line) => (
        <li key={`${line.place} ${line.sku}`} className="border-hairline border-b py-3">
          <Line
            design={design}
            line={line}
            isOpen={open === line.place}
            onToggle={() => setOpen(open === line.place ? undefined : line.place)}
            onDesign={onDesign}
          />
          {open === line.place && !line.kept && (
            <Alternatives design={design} line={line} onSwap={onSwap} isBusy={isBusy} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({
  design,
  line: { place, where, name, price, kept },
  isOpen,
  onToggle,
  onDesign,
}: {
  design: AiDesignView;
  line: DesignLineView;
  isOpen: boolean;
  onToggle: () => void;
  onDesign: (design: AiDesignView) => void;
}) {
  const { call, isSending } = useCall();
  const keep = () =>
    call(async () => {
      const { data } = await api("POST /api/AI/designs/{id}/keep", {
        params: { id: design.id },
        body: { place, kept: !kept },
      });
      onDesign(data);
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="text-graphite">{where}</p>
        <p>{name}</p>
      </div>
      <p className="figures text-sm">{formatUsd(price)}</p>
      <div className="flex gap-2">
        <ToggleChip isOn={kept} onToggle={() => !isSending && void keep()}>
          {kept ? "Kept" : "Keep"}
          <span className="sr-only">{`: ${where}, ${name}`}</span>
        </ToggleChip>
        {!kept && (
          <Button size="sm" variant="secondary" aria-expanded={isOpen} onClick={onToggle}>
            Alternatives
            <span className="sr-only">{` for ${where}, ${name}`}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

function Alternatives({
  design,
  line,
  onSwap,
  isBusy,
}: Pick<Props, "design" | "onSwap" | "isBusy"> & { line: DesignLineView }) {
  const [found, setFound] = useState<DesignAlternatives | "failed">();
  const retry = useRequest(`${design.id} ${design.step} ${line.place}`, (signal) => {
    setFound(undefined);
    api("GET /api/AI/designs/{id}/alternatives", {
      params: { id: design.id },
      query: { place: line.place },
      feedback: "none",
      signal,
    })
      .then(({ data }) => setFound(data))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setFound("failed");
      });
  });
  if (!found)
    return (
      <p role="status" className="mt-3 text-graphite text-sm">
        Looking for what fits here
      </p>
    );
  if (found === "failed")
    return (
      <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm">
        The alternatives did not load.
        <Button size="sm" variant="secondary" onClick={retry}>
          Try again
        </Button>
      </p>
    );
  if (found.length === 0)
    return <p className="mt-3 text-graphite text-sm">This showroom sells nothing else that fits here.</p>;
  return (
    <ul aria-label={`Alternatives for ${line.where}`} className="mt-3 grid gap-1.5 sm:grid-cols-2">
      {found.map(({ sku, name, difference }) => (
        <li key={sku ?? "none"}>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => onSwap({ place: line.place, sku })}
            className="flex size-full min-h-11 items-baseline justify-between gap-3 rounded-sm border border-edge bg-white px-3 py-2 text-left text-sm hover:border-ink disabled:opacity-60"
          >
            <span>{name}</span>
            <span className={clsx("figures shrink-0", difference < 0 && "text-good")}>
              {difference < 0 ? `saves ${formatUsd(-difference)}` : signedUsd(difference)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
