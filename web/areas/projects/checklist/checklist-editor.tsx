import { Printer } from "lucide-react";
import { useState } from "react";
import type { Checklist } from "../../../../contract/design/checklists.ts";
import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import { api } from "../../../client/api.ts";
import { useLoaded } from "../../../kit/page/use-loaded.ts";
import { productsFor } from "../../../kit/room/showroom-products.ts";
import { SaveTrouble } from "../../../kit/saving/save-trouble.tsx";
import { stateWords } from "../../../kit/saving/save-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { formatUsd } from "../../../ui/format.ts";
import { showToast } from "../../../ui/toast.ts";
import { AddEntry } from "./add-entry.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { byArea, type ChecklistEdit, type ListedEntry, putBack, refusedPart } from "./checklist-edits.ts";
import { ChecklistRow } from "./checklist-row.tsx";
import { FromTemplate } from "./from-template.tsx";
import { useChecklist } from "./use-checklist.ts";

/** A project's checklist of purchases and tasks, by area. */
export function ChecklistEditor({ list }: { list: Checklist }) {
  const { entries, edit, saver, progress } = useChecklist(list);
  const [hidesDone, setHidesDone] = useState(false);
  const { vsd_id } = list.project.showroom;
  const products = useProducts(vsd_id, entries);
  const done = entries.filter((entry) => entry.done).length;
  const toBuy = entries.reduce(
    (sum, entry) => sum + (entry.done ? 0 : (products.get(entry.sku ?? "")?.price ?? 0) * (entry.qty ?? 0)),
    0,
  );
  const people = [...new Set(entries.map(({ who }) => who))].filter(Boolean).sort();
  const remove = (entry: ListedEntry) => {
    const at = entries.indexOf(entry);
    edit({ kind: "remove", key: entry.key });
    showToast("success", `Removed “${entry.task || "an empty entry"}”.`, {
      label: "Undo",
      onPress: () => edit(putBack(entry, at)),
    });
  };
  const shown = hidesDone ? entries.filter((entry) => !entry.done) : entries;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-ink border-b pb-3">
        <p className="figures" role="status">
          <span className="font-semibold">{`${done} of ${entries.length} done`}</span>
          {toBuy > 0 && <span className="text-graphite">{`, ${formatUsd(toBuy)} still to buy`}</span>}
        </p>
        <p role="status" className="text-graphite text-sm print:hidden">
          {stateWords[progress.state]}
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-x-3 max-sm:w-full sm:gap-x-6 print:hidden">
          <Checkbox
            label="Hide completed"
            className="max-sm:w-full"
            checked={hidesDone}
            onChange={(event) => setHidesDone(event.target.checked)}
          />
          <CalendarButton projectId={list.project.id} />
          <Button
            variant="secondary"
            size="sm"
            icon={<Printer aria-hidden size={16} />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </div>
      </div>
      <SaveTrouble
        what="This list"
        nameOf={(field) => refusedPart(entries, field)}
        saver={saver}
        progress={progress}
      />
      <Progress done={done} all={entries.length} />
      {byArea(shown).map(([area, inArea]) => (
        <AreaEntries
          key={area}
          area={area}
          entries={inArea}
          products={products}
          vsdId={vsd_id}
          edit={edit}
          onRemove={remove}
        />
      ))}
      <People names={people} />
      {entries.length === 0 && (
        <p className="mt-8 max-w-[60ch] text-graphite">
          Nothing on the list yet. Add a room's materials to this project, start from a template, or type a
          task.
        </p>
      )}
      <FromTemplate entries={entries} edit={edit} />
      <AddEntry entries={entries} edit={edit} />
    </>
  );
}

/** What the showroom knows of the entries' products, by SKU; empty until it is loaded. */
function useProducts(vsdId: string, entries: readonly ListedEntry[]): ReadonlyMap<string, RoomProduct> {
  const skus = [...new Set(entries.flatMap(({ sku }) => sku ?? []))].sort();
  const { loaded } = useLoaded(`goods ${vsdId} ${skus.join()}`, async () => {
    const products = await productsFor(api, vsdId, skus);
    return new Map(products.map((product) => [product.sku, product]));
  });
  return loaded.state === "ready" ? loaded.data : new Map<string, RoomProduct>();
}

/** One area's entries under its name. */
function AreaEntries({
  area,
  entries,
  products,
  vsdId,
  edit,
  onRemove,
}: {
  area: string;
  entries: readonly ListedEntry[];
  products: ReadonlyMap<string, RoomProduct>;
  vsdId: string;
  edit: (edit: ChecklistEdit) => void;
  onRemove: (entry: ListedEntry) => void;
}) {
  return (
    <section className="mt-8 print:mt-5">
      <h2 className="border-hairline border-b pb-2 font-semibold">{area || "General"}</h2>
      <ul>
        {entries.map((entry) => (
          <ChecklistRow
            key={entry.key}
            entry={entry}
            product={products.get(entry.sku ?? "")}
            vsdId={vsdId}
            edit={edit}
            onRemove={() => onRemove(entry)}
          />
        ))}
      </ul>
    </section>
  );
}

function Progress({ done, all }: { done: number; all: number }) {
  return (
    <progress
      value={done}
      max={Math.max(1, all)}
      aria-label="Tasks done"
      className="block h-1 w-full appearance-none overflow-hidden bg-hairline print:hidden [&::-moz-progress-bar]:bg-good [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-good"
    />
  );
}

/** Whom the fields offer. */
function People({ names }: { names: readonly string[] }) {
  return (
    <datalist id="checklist-people">
      {names.map((one) => (
        <option key={one} value={one} />
      ))}
    </datalist>
  );
}
