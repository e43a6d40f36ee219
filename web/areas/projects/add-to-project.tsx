import { Armchair, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Project } from "../../../contract/design/project-cart.ts";
import { Button } from "../../ui/button.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";
import { addLine } from "./add-line.ts";

const ChooseProduct = lazy(async () => {
  const { ChooseProduct } = await loadInTime(import("./selections/choose-product.tsx"));
  return { default: ChooseProduct };
});
const AddRoom = lazy(() => loadInTime(import("./add-room.tsx")));

/** The ways to put something into the project: a product of its showroom, or a room. */
export function AddToProject({
  project,
  onChange,
}: {
  project: Project;
  onChange: (project: Project) => void;
}) {
  const [open, setOpen] = useState<"product" | "room">();
  const close = () => setOpen(undefined);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button icon={<Plus aria-hidden size={18} />} onClick={() => setOpen("product")}>
        Add a product
      </Button>
      <Button variant="secondary" icon={<Armchair aria-hidden size={18} />} onClick={() => setOpen("room")}>
        Add a room
      </Button>
      <Suspense>
        {open === "product" && (
          <ChooseProduct
            showroom={project.showroom.id}
            target=""
            room=""
            taken={[]}
            onClose={close}
            onChoose={({ sku, name, minimum_unit }) => {
              close();
              void addLine(project, { sku, name, qty: minimum_unit }, onChange);
            }}
          />
        )}
        {open === "room" && <AddRoom project={project} onClose={close} />}
      </Suspense>
    </div>
  );
}
