import { useEffect, useRef, useState } from "react";
import type { SavedView, ViewTable } from "../../../contract/admin/views.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { Menu } from "../../ui/menu.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useApiForm } from "../forms/use-api-form.ts";
import { ManageViews } from "./manage-views.tsx";
import { type ViewContents, withoutPage } from "./view-contents.ts";

interface SavedViewsProps extends ViewContents {
  table: ViewTable;
  /** Shows the table as a view has it, or without one. */
  onApply: (contents: ViewContents) => void;
}

/**
 * The views of a table that its user has saved: chooses one, saves what is shown, renames and deletes. A page that is
 * opened without a filter opens with the default view.
 */
export function SavedViews({ table, search, hidden_columns, onApply }: SavedViewsProps) {
  const shown = { search: withoutPage(search), hidden_columns };
  const { views, reload } = useViews(table, shown.search === "", onApply);
  const [dialog, setDialog] = useState<"save" | "manage">();
  const current = views.find((view) => isSame(view, shown));
  return (
    <>
      <Menu
        size="sm"
        label={current ? `View: ${current.name}` : "Views"}
        actions={[
          ...views.map((view) => ({ id: view.id, label: view.name, onPress: () => onApply(view) })),
          { id: "all", label: "Show all", onPress: () => onApply({ search: "", hidden_columns: [] }) },
          { id: "save", label: "Save this view …", onPress: () => setDialog("save") },
          ...(views.length > 0
            ? [{ id: "manage", label: "Manage views …", onPress: () => setDialog("manage") }]
            : []),
        ]}
      />
      <SaveDialog
        isOpen={dialog === "save"}
        onClose={() => setDialog(undefined)}
        onSave={async (name) => {
          const body = { table, name, ...shown, hidden_columns: [...shown.hidden_columns] };
          const { message } = await api("POST /api/views", { body, feedback: "none" });
          if (message) showToast("success", message);
          await reload();
        }}
      />
      <ManageViews
        isOpen={dialog === "manage"}
        views={views}
        shown={shown}
        onClose={() => setDialog(undefined)}
        onChanged={reload}
      />
    </>
  );
}

const isSame = (view: SavedView, shown: ViewContents) =>
  withoutPage(view.search) === shown.search &&
  [...view.hidden_columns].sort().join() === [...shown.hidden_columns].sort().join();

/** A user's views of a table; the default one is applied once, to a page that is opened without a filter. */
function useViews(table: ViewTable, isUnfiltered: boolean, onApply: (contents: ViewContents) => void) {
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const opening = useRef({ isUnfiltered, onApply });
  useEffect(() => {
    let isOver = false;
    api("GET /api/views", { query: { table }, feedback: "none" })
      .then(({ data }) => {
        if (isOver) return;
        setViews(data);
        const first = data.find(({ is_default }) => is_default);
        if (first && opening.current.isUnfiltered) opening.current.onApply(first);
      })
      .catch((error) => {
        // the table works without its views
        if (!(error instanceof ApiError)) throw error;
      });
    return () => {
      isOver = true;
    };
  }, [table]);
  const reload = async () => setViews((await api("GET /api/views", { query: { table } })).data);
  return { views, reload };
}

function SaveDialog({
  isOpen,
  onClose,
  onSave,
}: {
  isOpen: boolean;
  onClose: () => void;
  onSave: (name: string) => Promise<void>;
}) {
  const form = useApiForm();
  const save = (name: string) =>
    form.send(async () => {
      await onSave(name);
      onClose();
    });
  return (
    <FormDialog
      isOpen={isOpen}
      title="Save this view"
      confirm="Save view"
      form={form}
      onSubmit={({ name = "" }) => save(name)}
      onClose={onClose}
    >
      <TextField
        label="Name"
        name="name"
        maxLength={60}
        required
        data-first-focus
        hint="Keeps the filter, the sort order and the columns."
        error={form.errors.name}
      />
    </FormDialog>
  );
}
