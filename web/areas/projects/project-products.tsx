import { lazy, Suspense } from "react";
import type { Project } from "../../../contract/design/project-cart.ts";
import { useLineChanges } from "../../kit/cart/use-line-changes.ts";
import { useToCart } from "../../kit/cart/use-to-cart.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";
import { EmptyState } from "../../ui/states.tsx";
import { addLine } from "./add-line.ts";
import { ProjectTotal } from "./project-total.tsx";
import { roomGroups } from "./room-groups.ts";
import { RoomLines } from "./room-lines.tsx";
import { useChosenLines } from "./use-chosen-lines.ts";

const LinesNeeds = lazy(() => loadInTime(import("../../kit/buying/lines-needs.tsx")));

/** The project's products: see, change, remove, and put all or some of them in the cart. */
export function ProjectProducts({
  project,
  onChange,
}: {
  project: Project;
  onChange: (project: Project) => void;
}) {
  const lines = project.Project_tans;
  const changes = useLineChanges(project, onChange);
  const chosen = useChosenLines(lines);
  const cart = useToCart();
  const groups = roomGroups(lines);
  if (lines.length === 0) return <NoProducts />;
  return (
    <div className="mt-8 grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-10">
        {lines.length > 1 && project.edits_for === null && (
          <Checkbox
            label={chosen.isAll ? "Clear the selection" : "Select all"}
            checked={chosen.isAll}
            onChange={() => chosen.chooseAll(!chosen.isAll)}
            className="-mb-6"
          />
        )}
        {groups.map((group) => (
          <RoomLines
            key={group.room}
            group={group}
            isOnly={groups.length === 1}
            vsdId={project.showroom.vsd_id}
            state={changes}
            leadOf={(line) =>
              project.edits_for === null && (
                <label className="-m-3 grid size-11 shrink-0 place-items-center">
                  <input
                    type="checkbox"
                    className="size-5 accent-accent"
                    aria-label={`Select ${line.product.name}`}
                    checked={chosen.ids.has(line.id)}
                    onChange={() => chosen.toggle(line.id)}
                  />
                </label>
              )
            }
          />
        ))}
        <Suspense>
          <LinesNeeds
            project={project}
            note="For the amounts in this project."
            onAdd={({ count, ...chosen }) => addLine(project, { ...chosen, qty: count }, onChange)}
          />
        </Suspense>
      </div>
      <ProjectTotal
        project={project}
        chosen={lines.filter(({ id }) => chosen.ids.has(id))}
        isPending={cart.isPending || changes.changing.size > 0}
        filled={cart.filled}
        onCart={(ids) => void cart.toCart({ project, lines: ids })}
      />
      {cart.dialog}
    </div>
  );
}

function NoProducts() {
  return (
    <EmptyState title="No products in this project yet" className="mt-6">
      Add a product from the showroom, or add a room. We count the materials for its floor and walls for you.
    </EmptyState>
  );
}
