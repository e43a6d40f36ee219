import { ArrowLeft, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";

/** One part of a text on its own, with the way back to the list and the way to take it out. */
export function ItemForm({
  title,
  back,
  onBack,
  deleteLabel,
  onDelete,
  children,
}: {
  title: string;
  /** Where the way back leads, such as "All questions". */
  back: string;
  onBack: () => void;
  deleteLabel: string;
  /** Left out where it is the last of its kind. */
  onDelete: (() => void) | undefined;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid gap-5">
      <div>
        <button
          type="button"
          className="-ml-1 flex min-h-11 items-center gap-2 px-1 text-graphite text-sm hover:text-ink"
          onClick={onBack}
        >
          <ArrowLeft aria-hidden size={16} />
          {back}
        </button>
        <h2 ref={heading} tabIndex={-1} className="heading text-lg outline-none">
          {title}
        </h2>
      </div>
      {children}
      {onDelete && (
        <div>
          <Button variant="danger" size="sm" icon={<Trash2 aria-hidden size={16} />} onClick={onDelete}>
            {deleteLabel}
          </Button>
        </div>
      )}
    </section>
  );
}
