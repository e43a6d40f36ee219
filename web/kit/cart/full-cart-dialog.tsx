import type { Project } from "../../../contract/design/project-cart.ts";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatUsd, plural } from "../../ui/format.ts";

const shownAtMost = 4;

/** Asks what to do with a non-empty cart before adding a project to it. */
export function FullCartDialog({
  cart,
  isPending,
  onChoose,
  onClose,
}: {
  cart: Project;
  isPending: boolean;
  onChoose: (mode: "add" | "replace") => void;
  onClose: () => void;
}) {
  const lines = cart.Project_tans;
  const more = lines.length - shownAtMost;
  return (
    <Dialog
      title={`Your cart already holds ${plural(lines.length, "product")}`}
      isOpen
      onClose={onClose}
      footer={
        <Actions
          out={
            <Button variant="secondary" disabled={isPending} onClick={() => onChoose("replace")}>
              Replace the cart
            </Button>
          }
          main={
            <Button pending={isPending} data-first-focus onClick={() => onChoose("add")}>
              Add to the cart
            </Button>
          }
        />
      }
    >
      <ul className="border-hairline border-t text-sm">
        {lines.slice(0, shownAtMost).map(({ id, product, qty, line_total }) => (
          <li
            key={id}
            className="figures grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-hairline border-b py-2"
          >
            <span>{`${qty} × ${product.name}`}</span>
            <span>{formatUsd(line_total)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-graphite text-sm">{`and ${plural(more, "more product")}`}</p>}
      <p className="mt-4">
        {`Add to what is there, or replace the cart at ${cart.showroom.company_name}? You can undo either one.`}
      </p>
    </Dialog>
  );
}
