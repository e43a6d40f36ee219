import { type BoardItem, mostItems } from "../../../../contract/design/boards.ts";
import {
  aligned,
  duplicated,
  type Order,
  ordered,
  resizedTo,
  type Side,
  turnedTo,
  withFields,
  without,
} from "../../../../domain/projects/boards/edit.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { productPath } from "../../../kit/product/product-path.ts";
import { Button } from "../../../ui/button.tsx";
import { plural } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { labelOf, noteColors, type Pictures } from "../item-view.tsx";
import type { Products } from "../use-board-products.ts";

interface InspectorProps {
  items: readonly BoardItem[];
  selected: readonly string[];
  products: Products;
  pictures: Pictures;
  vsdId: string | undefined;
  onSelect: (ids: readonly string[]) => void;
  onChange: (items: readonly BoardItem[]) => void;
}

const orders: readonly { order: Order; label: string }[] = [
  { order: "front", label: "Bring to front" },
  { order: "forward", label: "Bring forward" },
  { order: "backward", label: "Send backward" },
  { order: "back", label: "Send to back" },
];
const sides: readonly Side[] = ["left", "center", "right", "top", "middle", "bottom"];

/** What can be done with the chosen items, without a mouse too. */
export function Inspector(props: InspectorProps) {
  const { items, selected, products, pictures, onSelect, onChange } = props;
  const [only] = selected.length === 1 ? items.filter(({ id }) => id === selected[0]) : [];
  if (selected.length === 0) {
    return (
      <p className="mt-3 text-graphite text-sm print:hidden">
        Select an item to change it. Drag it or use the arrow keys to move it. Hold Shift to select several.
      </p>
    );
  }
  const copy = () => {
    const made = duplicated(items, selected, mostItems, () => crypto.randomUUID());
    onChange(made.items);
    onSelect(made.copies);
  };
  return (
    <section aria-label="Selected items" className="mt-3 border-hairline border-t pt-3 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-2 min-w-0 truncate font-semibold">
          {only ? labelOf(only, products, pictures) : plural(selected.length, "item")}
        </h2>
        {orders.map(({ order, label }) => (
          <Button
            key={order}
            size="sm"
            variant="quiet"
            onClick={() => onChange(ordered(items, selected, order))}
          >
            {label}
          </Button>
        ))}
        <Button size="sm" variant="quiet" onClick={copy}>
          Duplicate
        </Button>
        <Button size="sm" variant="danger" onClick={() => onChange(without(items, selected))}>
          Remove
        </Button>
      </div>
      {selected.length > 1 && (
        <div role="toolbar" aria-label="Align" className="mt-2 flex flex-wrap items-center gap-2">
          <span className="text-graphite text-sm">Align</span>
          {sides.map((side) => (
            <Button
              key={side}
              size="sm"
              variant="secondary"
              onClick={() => onChange(aligned(items, selected, side))}
            >
              <span className="first-letter:uppercase">{side}</span>
            </Button>
          ))}
        </div>
      )}
      {only && <OneItem {...props} item={only} />}
    </section>
  );
}

function OneItem({ item, items, products, vsdId, onChange }: InspectorProps & { item: BoardItem }) {
  const set = (fields: Partial<BoardItem>) => onChange(withFields(items, item.id, fields));
  const number = (label: string, value: number, take: (value: number) => readonly BoardItem[]) => (
    <TextField
      label={label}
      type="number"
      value={value}
      className="w-24"
      onChange={(event) => {
        const typed = Number(event.target.value);
        if (event.target.value !== "" && Number.isFinite(typed)) onChange(take(typed));
      }}
    />
  );
  const product = item.kind === "product" ? products.get(item.sku) : undefined;
  return (
    <div className="mt-3 flex flex-wrap items-start gap-4">
      {item.kind === "note" && (
        <>
          <div className="w-full max-w-md">
            <TextArea
              label="Text"
              rows={3}
              maxLength={1000}
              value={item.text}
              onChange={(event) => set({ text: event.target.value })}
            />
          </div>
          <Select
            label="Color"
            value={item.color}
            options={Object.entries(noteColors).map(([value, { name }]) => ({ value, text: name }))}
            onChange={(event) => set({ color: event.target.value as keyof typeof noteColors })}
          />
        </>
      )}
      {item.kind === "swatch" && (
        <>
          <TextField
            label="Color"
            type="color"
            value={item.color}
            className="w-24"
            onChange={(event) => set({ color: event.target.value.toLowerCase() })}
          />
          <TextField
            label="Name"
            value={item.label}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => set({ label: event.target.value })}
          />
        </>
      )}
      {item.kind === "photo" && (
        <TextField
          label="Photo description"
          value={item.alt}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => set({ alt: event.target.value })}
        />
      )}
      {product && (
        <a
          href={shopHref(productPath(product.hash, vsdId, product.sku))}
          className="link inline-flex min-h-11 items-center self-end"
        >
          View product
        </a>
      )}
      {number("Width", item.w, (w) => resizedTo(items, item.id, w, item.h))}
      {item.kind !== "photo" &&
        item.kind !== "room" &&
        number("Height", item.h, (h) => resizedTo(items, item.id, item.w, h))}
      {number("Rotation in degrees", item.turn, (turn) => turnedTo(items, item.id, turn))}
    </div>
  );
}
