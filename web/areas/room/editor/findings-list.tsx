import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { moveItem } from "../../../../domain/room/assembly/move.ts";
import { itemById } from "../../../../domain/room/edit/items.edit.ts";
import { isFloor } from "../../../../domain/room/geometry/floor-areas.ts";
import type { Finding } from "../../../../domain/room/rules/finding.types.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.ts";
import { chooseProduct } from "./choose-product.ts";
import { focusTray } from "./focus-places.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import type { Selection } from "./room-state.ts";
import { useOtherFloors } from "./use-other-floors.ts";
import { useOtherMakes } from "./use-other-makes.ts";
import { useFindings } from "./use-takeoff.ts";

/** Findings of the building code and the planning guidelines for this room, each with a fix if there is one. */
export function FindingsList() {
  const findings = useFindings();
  useOtherFloors(findings.some(({ surface, fix }) => surface !== null && isFloor(surface) && fix === null));
  useOtherMakes(
    findings.flatMap(({ rule, items, fix }) => (rule === "faucet-holes" && !fix ? items.slice(0, 1) : [])),
  );
  const musts = findings.filter(({ level }) => level === "must");
  const shoulds = findings.filter(({ level }) => level === "should");
  if (findings.length === 0) {
    return (
      <p className="flex items-center gap-3">
        <CircleCheck aria-hidden className="text-good" />
        This room passes every check.
      </p>
    );
  }
  return (
    <div className="grid gap-6">
      {musts.length > 0 && <Group title="Must fix" findings={musts} />}
      {shoulds.length > 0 && <Group title="Should fix" findings={shoulds} />}
      <p className="text-graphite text-sm">
        “Must” follows the model residential code, “better” the kitchen and bath planning guidelines. Your
        building department has the last word.
      </p>
    </div>
  );
}

/** Where to show the finding: its surface, or the item to move. */
function placeOf({ surface, items }: Finding): Selection | null {
  if (surface !== null) return { kind: "surface", id: surface };
  return items[0] === undefined ? null : { kind: "item", id: items[0] };
}

function Group({ title, findings }: { title: string; findings: readonly Finding[] }) {
  const { store } = useRoomEditor();
  const readOnly = useRoom((state) => state.readOnly);
  const fix = ({ fix: way }: Finding) => {
    const { design, products, change } = store.getState();
    if (way && "sku" in way) {
      const product = products.get(way.sku);
      const at: Selection =
        "surface" in way ? { kind: "surface", id: way.surface } : { kind: "item", id: way.exchanged };
      const chosen = product && chooseProduct(design, at, product, products);
      if (chosen?.design) change(chosen.design, way.words);
      return;
    }
    const item = way && itemById(design, way.item);
    if (!way || !item) return;
    const at_in: [number, number] = [item.at_in[0] + way.move_in[0], item.at_in[1] + way.move_in[1]];
    const moved = moveItem(design, way.item, at_in, { snap_in: 0, products });
    if (moved.refusal === null) change(moved.design, way.words);
    else showToast("warning", moved.refusal);
  };
  return (
    <section>
      <h2 className="font-medium">{title}</h2>
      <ul className="mt-1 border-hairline border-t">
        {findings.map((finding) => {
          const Icon = finding.level === "must" ? CircleAlert : Info;
          const place = placeOf(finding);
          return (
            <li
              key={`${finding.rule} ${finding.items.join()} ${finding.openings.join()} ${finding.message}`}
              className="grid grid-cols-[auto_1fr] gap-3 border-hairline border-b py-3"
            >
              <Icon
                aria-hidden
                size={20}
                className={clsx("mt-0.5", finding.level === "must" ? "text-bad" : "text-warn")}
              />
              <div className="min-w-0">
                <p className="figures">{finding.message}</p>
                <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
                  {place && (
                    <Button
                      variant="secondary"
                      size="sm"
                      onClick={() => {
                        store.getState().select(place);
                        focusTray();
                      }}
                    >
                      Show
                    </Button>
                  )}
                  {finding.fix && !readOnly && (
                    <Button variant="secondary" size="sm" onClick={() => fix(finding)}>
                      {finding.fix.words}
                    </Button>
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
