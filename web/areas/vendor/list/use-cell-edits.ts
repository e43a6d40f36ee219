import { useCallback, useRef, useState } from "react";
import type { ListedVariant } from "../../../../contract/catalog/vendor-products.ts";
import { ApiError, api } from "../../../client/api.ts";
import { cellText, type EditableField, fieldWords, readCell } from "./cell-values.ts";

export interface CellEdit {
  text: string;
  /** The value that was there when the edit began. */
  before: number;
  error?: string;
  isSaving?: boolean;
}

export interface LastChange {
  label: string;
  undo: () => Promise<void>;
}

export const cellKey = (sku: string, field: EditableField) => `${sku}\n${field}`;

type Saved = { row: ListedVariant } | { refused: string; row?: ListedVariant };

/** What is being typed into the table, cell by cell; it stays when its row is scrolled away. */
export function useCellEdits(patch: (row: ListedVariant) => void, onChange: (change: LastChange) => void) {
  const [edits, setEdits] = useState<ReadonlyMap<string, CellEdit>>(new Map());
  // the version of a row may go up while a change before this one is on its way
  const versions = useRef(new Map<string, number>());
  const queue = useRef(Promise.resolve());

  const set = useCallback((key: string, edit: CellEdit | undefined) => {
    setEdits((all) => {
      const next = new Map(all);
      if (edit) next.set(key, edit);
      else next.delete(key);
      return next;
    });
  }, []);

  const write = useCallback(
    async (row: ListedVariant, field: EditableField, value: number, before: number): Promise<Saved> => {
      const version = Math.max(row.version, versions.current.get(row.sku) ?? 0);
      const saved = await send(row.sku, version, field, value, before);
      if (saved.row) {
        versions.current.set(row.sku, saved.row.version);
        patch(saved.row);
      }
      return saved;
    },
    [patch],
  );

  /** Saves what was typed; false where it cannot be saved and says why in place. */
  const commit = useCallback(
    (row: ListedVariant, field: EditableField, edit: CellEdit): boolean => {
      const key = cellKey(row.sku, field);
      const read = readCell(field, edit.text);
      if (!read.ok) {
        set(key, { ...edit, error: read.message });
        return false;
      }
      if (read.value === row[field]) {
        set(key, undefined);
        return true;
      }
      set(key, { text: edit.text, before: edit.before, isSaving: true });
      const save = async () => {
        const saved = await write(row, field, read.value, edit.before);
        if ("refused" in saved) {
          set(key, { text: edit.text, before: saved.row?.[field] ?? edit.before, error: saved.refused });
          return;
        }
        set(key, undefined);
        onChange({
          label: `${fieldWords[field]} of ${row.vendor_sku}`,
          undo: async () => {
            const undone = await write(saved.row, field, edit.before, read.value);
            if ("refused" in undone) throw new Error(undone.refused);
          },
        });
      };
      queue.current = queue.current.then(save).catch((error: unknown) => {
        // one that fails must not hold up those after it
        reportError(error);
        set(key, {
          text: edit.text,
          before: edit.before,
          error: "We couldn't save your change. Press Enter to try again.",
        });
      });
      return true;
    },
    [set, write, onChange],
  );
  return { edits, set, commit };
}

/** Sends one value; tries once more where something else of the variant was changed meanwhile. */
async function send(
  sku: string,
  version: number,
  field: EditableField,
  value: number,
  before: number,
  isSecond = false,
): Promise<Saved> {
  try {
    const body = { version, [field]: value };
    const { data } = await api("PUT /api/vendor/stock/{sku}", { params: { sku }, body, feedback: "none" });
    return { row: data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 409) return { refused: error.errors[field]?.[0] ?? error.message };
    const present = error.data as ListedVariant;
    if (present[field] === before && !isSecond) {
      return send(sku, present.version, field, value, before, true);
    }
    return {
      row: present,
      refused: `Someone changed this to ${cellText(present, field)}. Press Enter to save your value, or Escape to keep theirs.`,
    };
  }
}
