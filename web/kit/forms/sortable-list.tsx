import { clsx } from "clsx";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type ReactNode, useEffect, useOptimistic, useRef, useState, useTransition } from "react";
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from "react-aria-components";
import { IconButton } from "../../ui/icon-button.tsx";

interface Sortable {
  id: number | string;
  name: string;
}

interface Props<Item extends Sortable> {
  /** What is in the list, for screen readers. */
  label: string;
  items: readonly Item[];
  /** Puts one before another, or at the end for null; resolves when the page shows what came of it. */
  onMove: (item: Item, before: Item | null) => Promise<unknown>;
  children: (item: Item) => ReactNode;
  /** Buttons at the end of a row. */
  actions?: (item: Item) => ReactNode;
}

/**
 * A list that is put in order by dragging (mouse, touch, or Enter and the arrow keys on the handle) and by buttons. The
 * new order shows at once, and goes back where the server refuses it.
 */
export function SortableList<Item extends Sortable>({
  label,
  items,
  onMove,
  children,
  actions,
}: Props<Item>) {
  const [shown, setShown] = useOptimistic(items);
  const { list, stay } = useStayingFocus(shown);
  const [said, setSaid] = useState("");
  const [isSaving, startSaving] = useTransition();

  const move = (id: Item["id"], before: Item["id"] | null) => {
    const item = shown.find((one) => one.id === id);
    // each order is said to the server under the version that came of the last
    if (!item || id === before || isSaving) return;
    const others = shown.filter((one) => one !== item);
    const at = before === null ? others.length : others.findIndex((one) => one.id === before);
    const next = others.toSpliced(at, 0, item);
    if (next.every((one, index) => one === shown[index])) return;
    setSaid(`${item.name} is number ${at + 1} of ${next.length}.`);
    startSaving(async () => {
      setShown(next);
      await onMove(item, others[at] ?? null);
    });
  };

  const step = (item: Item, to: Way, before: Item | undefined) => {
    stay(item.id, to);
    move(item.id, before?.id ?? null);
  };

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": nameOf(shown, key) })),
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className={({ isDropTarget }) => clsx("h-0", isDropTarget && "outline-2 outline-accent")}
      />
    ),
    onReorder: ({ keys, target }) => {
      const at = shown.findIndex((one) => one.id === target.key);
      const before = shown[target.dropPosition === "before" ? at : at + 1];
      for (const key of keys) {
        const item = shown.find(({ id }) => id === key);
        if (item) move(item.id, before?.id ?? null);
      }
    },
  });

  return (
    <div ref={list} aria-busy={isSaving} className="group/list">
      {/* see web/ui/menu.tsx */}
      <template id="react-aria-pressable-style" />
      <GridList
        aria-label={label}
        items={shown}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        className="border-hairline border-t"
        dependencies={[shown, actions, children]}
      >
        {(item) => (
          <Row item={item} items={shown} onStep={step} actions={actions}>
            {children(item)}
          </Row>
        )}
      </GridList>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

type Way = "up" | "down";

function Row<Item extends Sortable>({
  item,
  items,
  onStep,
  actions,
  children,
}: {
  item: Item;
  items: readonly Item[];
  onStep: (item: Item, to: Way, before: Item | undefined) => void;
  actions: ((item: Item) => ReactNode) | undefined;
  children: ReactNode;
}) {
  const at = items.indexOf(item);
  return (
    <GridListItem
      // a row in a component of its own is not given its key
      id={item.id}
      textValue={item.name}
      className={({ isDragging }) =>
        clsx(
          "flex items-center gap-x-1 border-hairline border-b bg-paper py-1 -outline-offset-2",
          isDragging && "opacity-50",
        )
      }
    >
      <Button
        slot="drag"
        aria-label={`Move ${item.name}`}
        className="grid size-11 shrink-0 cursor-grab place-items-center rounded-sm text-graphite hover:bg-sunk"
      >
        <GripVertical aria-hidden size={18} />
      </Button>
      <div className="min-w-0 grow py-2">{children}</div>
      <div className="flex shrink-0 items-center">
        <IconButton
          label={`Move ${item.name} up`}
          data-step={`${item.id}-up`}
          disabled={at === 0}
          className={stepClass}
          onClick={() => onStep(item, "up", items[at - 1])}
        >
          <ArrowUp aria-hidden size={18} />
        </IconButton>
        <IconButton
          label={`Move ${item.name} down`}
          data-step={`${item.id}-down`}
          disabled={at === items.length - 1}
          className={stepClass}
          onClick={() => onStep(item, "down", items[at + 2])}
        >
          <ArrowDown aria-hidden size={18} />
        </IconButton>
        {actions?.(item)}
      </div>
    </GridListItem>
  );
}

const stepClass =
  "group-aria-busy/list:cursor-progress hover:bg-sunk disabled:text-edge disabled:hover:bg-transparent";

const nameOf = (items: readonly Sortable[], key: unknown) => items.find(({ id }) => id === key)?.name ?? "";

/** Whoever presses a button several times keeps it under the finger: the focus goes along with the row. */
function useStayingFocus(order: readonly Sortable[]) {
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ id: number | string; to: Way }>(undefined);
  useEffect(() => {
    if (!pressed.current) return;
    const { id, to } = pressed.current;
    pressed.current = undefined;
    // at either end the button that was pressed is disabled now
    const way = order[0]?.id === id ? "down" : order.at(-1)?.id === id ? "up" : to;
    list.current?.querySelector<HTMLButtonElement>(`[data-step="${id}-${way}"]`)?.focus();
  }, [order]);
  return {
    list,
    stay: (id: number | string, to: Way) => {
      pressed.current = { id, to };
    },
  };
}
