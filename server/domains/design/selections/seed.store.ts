import { insertRows, type Row } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";

type Within<Table extends "selection_options" | "selection_comments" | "selection_approvals"> = Omit<
  Row<Table>,
  "selection_id" | "position"
>;

/** A selection with what there is to choose from, what was said, and what was signed. */
export type SeededSelection = Row<"selections"> & {
  id: string;
  options: readonly Within<"selection_options">[];
  comments: readonly Within<"selection_comments">[];
  approval: Within<"selection_approvals"> | null;
};

export async function seedSelections(db: Db, selections: readonly SeededSelection[]): Promise<void> {
  await insertRows(
    db,
    "selections",
    selections.map(({ options: _, comments: __, approval: ___, ...selection }) => selection),
  );
  await insertRows(
    db,
    "selection_options",
    selections.flatMap(({ id, options }) =>
      options.map((option, position) => ({ ...option, selection_id: id, position })),
    ),
  );
  await insertRows(
    db,
    "selection_comments",
    selections.flatMap(({ id, comments }) => comments.map((comment) => ({ ...comment, selection_id: id }))),
  );
  await insertRows(
    db,
    "selection_approvals",
    selections.flatMap(({ id, approval }) => (approval ? [{ ...approval, selection_id: id }] : [])),
  );
}
