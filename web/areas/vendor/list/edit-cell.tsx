import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { ListedVariant } from "../../../../contract/catalog/vendor-products.ts";
import { cellText, type EditableField, fieldWords, shownValue } from "./cell-values.ts";
import type { CellEdit } from "./use-cell-edits.ts";

interface Props {
  row: ListedVariant;
  field: EditableField;
  /** Where the cell stands, for the arrow keys. */
  place: string;
  edit: CellEdit | undefined;
  onEdit: (edit: CellEdit | undefined) => void;
  /** Saves; false where what was typed cannot be. */
  onCommit: (edit: CellEdit) => boolean;
  onMove: (rows: number, columns: number) => void;
}

const moves = new Map([
  ["ArrowUp", [-1, 0]],
  ["ArrowDown", [1, 0]],
  ["ArrowLeft", [0, -1]],
  ["ArrowRight", [0, 1]],
] as const);

/** A value of the table that is changed in place: Enter saves and moves down, Escape leaves it as it was. */
export function EditCell({ row, field, place, edit, onEdit, onCommit, onMove }: Props) {
  const name = `${fieldWords[field]} of ${row.vendor_sku}`;
  // a digit that begins the new value must not be replaced by the next one
  const isClicked = useRef(false);
  if (edit && !edit.isSaving) {
    return (
      <EditInput
        label={`New ${name}`}
        selects={isClicked.current}
        field={field}
        edit={edit}
        onEdit={onEdit}
        onCommit={onCommit}
        onMove={onMove}
      />
    );
  }
  const start = (text: string, clicked: boolean) => {
    isClicked.current = clicked;
    onEdit({ text, before: row[field] });
  };
  return (
    <button
      type="button"
      data-place={place}
      aria-label={`Edit ${name}: ${shownValue(row, field)}`}
      disabled={edit?.isSaving}
      onClick={() => start(cellText(row, field), true)}
      onKeyDown={(event) => {
        const move = moves.get(event.key as never);
        if (move && !event.altKey && !event.ctrlKey && !event.metaKey) {
          event.preventDefault();
          onMove(...(move as [number, number]));
        } else if (/^[\d.]$/.test(event.key) && !event.ctrlKey && !event.metaKey) {
          event.preventDefault();
          start(event.key, false);
        }
      }}
      className={clsx(
        "figures h-9 w-full rounded-sm border border-transparent px-2 text-right hover:border-edge hover:bg-white",
        edit?.isSaving && "cursor-progress text-graphite",
      )}
    >
      {edit?.isSaving ? edit.text : shownValue(row, field)}
    </button>
  );
}

function EditInput({
  label,
  selects,
  field,
  edit,
  onEdit,
  onCommit,
  onMove,
}: Pick<Props, "field" | "onEdit" | "onCommit" | "onMove"> & {
  label: string;
  /** Whether typing replaces the whole value. */
  selects: boolean;
  edit: CellEdit;
}) {
  const id = useId();
  // the field is taken away by Enter and Escape, which is no leaving that saves
  const isDone = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const begins = useRef(!edit.error);
  const selectsAtFirst = useRef(selects);
  useEffect(() => {
    if (!begins.current) return;
    input.current?.focus({ preventScroll: true });
    if (selectsAtFirst.current) input.current?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Escape" && event.key !== "Enter") return;
    event.preventDefault();
    isDone.current = true;
    if (event.key === "Escape") {
      onEdit(undefined);
      onMove(0, 0);
    } else if (onCommit(edit)) onMove(event.shiftKey ? -1 : 1, 0);
    else isDone.current = false;
  };
  return (
    <div className="relative w-full">
      <input
        ref={input}
        aria-label={label}
        aria-invalid={edit.error ? true : undefined}
        aria-describedby={edit.error ? id : undefined}
        inputMode={field === "price" ? "decimal" : "numeric"}
        autoComplete="off"
        value={edit.text}
        onChange={(event) => onEdit({ text: event.target.value, before: edit.before })}
        onKeyDown={onKeyDown}
        onBlur={() => isDone.current || edit.error || onCommit(edit)}
        className="figures h-9 w-full rounded-sm border border-ink bg-white px-2 text-right aria-invalid:border-bad"
      />
      {edit.error && (
        <p
          id={id}
          role="alert"
          className="absolute top-full right-0 z-20 mt-1 w-60 rounded-sm border border-bad bg-paper px-3 py-2 text-left text-bad text-sm shadow-float"
        >
          {edit.error}
        </p>
      )}
    </div>
  );
}
