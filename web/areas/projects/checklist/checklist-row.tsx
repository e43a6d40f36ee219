import { Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import { unitWord } from "../../../../domain/orders/sales-unit.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { productPath } from "../../../kit/product/product-path.ts";
import { formatCount, formatUsd } from "../../../ui/format.ts";
import { useStateFor } from "../../../ui/use-state-for.ts";
import type { ChecklistEdit, ListedEntry } from "./checklist-edits.ts";

const quiet =
  "block w-full min-w-0 resize-none field-sizing-content rounded-sm border border-transparent bg-transparent px-2 py-1.5 hover:border-edge focus:border-ink focus:bg-white print:border-0 print:p-0";

/** One thing to do or to buy. Everything in it can be changed in its place. */
export function ChecklistRow({
  entry,
  product,
  vsdId,
  edit,
  onRemove,
}: {
  entry: ListedEntry;
  /** What the showroom knows of its SKU. */
  product: RoomProduct | undefined;
  vsdId: string;
  edit: (edit: ChecklistEdit) => void;
  onRemove: () => void;
}) {
  const { key, task, done, due_on, who, note, sku, qty } = entry;
  const change = (fields: Parameters<typeof withFields>[1]) => edit(withFields(key, fields));
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-hairline border-b py-1 md:grid-cols-[2.75rem_minmax(0,1fr)_9rem_10rem_2.75rem] md:items-start print:grid-cols-[2rem_minmax(0,1fr)_8rem_7rem] print:break-inside-avoid">
      <label className="grid size-11 place-items-center print:size-8">
        <input
          type="checkbox"
          checked={done}
          data-entry-check
          onChange={(event) => change({ done: event.target.checked })}
          onKeyDown={moveAmongChecks}
          aria-label={`Done: ${task}`}
          className="size-5 accent-accent"
        />
      </label>
      <div className="min-w-0 md:pr-4">
        <TaskField
          task={task}
          isDone={done}
          onChange={(words) => change({ task: words })}
          onEmptied={onRemove}
        />
        {sku && (
          <ProductLine
            sku={sku}
            qty={qty}
            product={product}
            vsdId={vsdId}
            isNamed={task.includes(product?.name ?? "")}
          />
        )}
        <textarea
          rows={1}
          value={note}
          onChange={(event) => change({ note: event.target.value })}
          onKeyDown={leaveWithEnter}
          aria-label={`Note for ${task}`}
          placeholder="Add a note"
          maxLength={2000}
          className={`${quiet} text-sm placeholder:text-graphite print:placeholder:text-transparent`}
        />
      </div>
      <input
        value={who}
        onChange={(event) => change({ who: event.target.value })}
        aria-label={`Who does ${task}`}
        placeholder="Who"
        maxLength={80}
        list="checklist-people"
        className={`${quiet} col-start-2 min-h-11 text-sm placeholder:text-graphite md:col-start-3 print:col-start-3 print:min-h-8 print:placeholder:text-transparent`}
      />
      <DueField dueOn={due_on} isDone={done} onChange={(day) => change({ due_on: day })} />
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Remove ${task}`}
        className="grid size-11 place-items-center rounded-sm text-graphite hover:bg-sunk hover:text-ink max-md:col-start-1 max-md:row-start-2 print:hidden"
      >
        <Trash2 aria-hidden size={16} />
      </button>
    </li>
  );
}

/** The words of a task. Emptied, it goes; until then the last words stand. */
function TaskField({
  task,
  isDone,
  onChange,
  onEmptied,
}: {
  task: string;
  isDone: boolean;
  onChange: (task: string) => void;
  onEmptied: () => void;
}) {
  const [typed, setTyped] = useStateFor(task, task);
  return (
    <textarea
      rows={1}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        if (event.target.value.trim() !== "") onChange(event.target.value);
      }}
      onBlur={() => typed.trim() === "" && onEmptied()}
      onKeyDown={leaveWithEnter}
      aria-label="Task"
      maxLength={240}
      className={`${quiet} ${isDone ? "text-graphite line-through" : ""}`}
    />
  );
}

/** The day by which it is to be done; a day that has passed says so until then. */
function DueField({
  dueOn,
  isDone,
  onChange,
}: {
  dueOn: string | null;
  isDone: boolean;
  onChange: (day: string | null) => void;
}) {
  const isLate = !isDone && dueOn !== null && dueOn < today();
  return (
    <label className="col-start-2 flex min-h-11 items-center gap-2 px-2 text-sm md:col-start-4 print:col-start-4 print:min-h-8">
      <span className="text-graphite md:sr-only print:sr-only">Due</span>
      <input
        type="date"
        max="9999-12-31"
        value={dueOn ?? ""}
        onChange={(event) => onChange(event.target.value || null)}
        className={`figures min-h-9 rounded-sm border border-transparent bg-transparent px-1 hover:border-edge focus:border-ink ${dueOn ? "" : "text-graphite print:invisible"} ${isLate ? "font-semibold text-bad" : ""}`}
      />
      {isLate && <span className="text-bad">late</span>}
    </label>
  );
}

const withFields = (key: string, fields: Extract<ChecklistEdit, { kind: "change" }>["fields"]) =>
  ({ kind: "change", key, fields }) as const;

/** An item to order: quantity, SKU, price. */
function ProductLine({
  sku,
  qty,
  product,
  vsdId,
  isNamed,
}: {
  sku: string;
  qty: number | null;
  product: RoomProduct | undefined;
  vsdId: string;
  /** The task's own text. */
  isNamed: boolean;
}) {
  const to = product && shopHref(productPath(product.hash, vsdId, sku));
  return (
    <p className="figures flex flex-wrap gap-x-3 px-2 text-sm print:px-0">
      {qty !== null && (
        <span className="font-medium">{`${formatCount(qty)} ${product ? unitWord(product.unit, qty) : "×"}`}</span>
      )}
      {product && !isNamed && (
        <a href={to} className="link">
          {product.name}
        </a>
      )}
      {product && isNamed ? (
        <a href={to} className="code link text-graphite">
          {sku}
        </a>
      ) : (
        <span className="code text-graphite">{sku}</span>
      )}
      {product && qty !== null && <span className="text-graphite">{formatUsd(product.price * qty)}</span>}
    </p>
  );
}

/** A task is one line, however it wraps. */
function leaveWithEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.currentTarget.blur();
}

/** Up and down go from box to box. */
function moveAmongChecks(event: KeyboardEvent<HTMLInputElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  const boxes = [...document.querySelectorAll<HTMLInputElement>("[data-entry-check]")];
  const next = boxes[boxes.indexOf(event.currentTarget) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The day here, as a date field writes it. */
const today = (): string => new Intl.DateTimeFormat("en-CA").format(new Date());
