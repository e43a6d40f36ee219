import type { SavedView } from "../../../contract/admin/views.ts";
import { api } from "../../client/api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";
import { textsOf, useApiForm } from "../forms/use-api-form.ts";
import type { ViewContents } from "./view-contents.ts";

/** Renames and deletes views, and chooses the one that the table opens with. */
export function ManageViews({
  isOpen,
  views,
  shown,
  onClose,
  onChanged,
}: {
  isOpen: boolean;
  views: readonly SavedView[];
  shown: ViewContents;
  onClose: () => void;
  onChanged: () => Promise<void>;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Your views">
      {views.length === 0 && <p className="text-graphite">You have no saved views.</p>}
      {isOpen && (
        <ul className="divide-y divide-hairline border-hairline border-y empty:hidden">
          {views.map((view) => (
            <ViewLine key={view.id} view={view} shown={shown} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function ViewLine({
  view,
  shown,
  onChanged,
}: {
  view: SavedView;
  shown: ViewContents;
  onChanged: () => Promise<void>;
}) {
  const { form, errors, isSending, send } = useApiForm();
  const params = { id: view.id };
  const change = (body: Parameters<typeof put>[0]) => send(() => put(body));
  const put = async (body: {
    name?: string;
    is_default?: boolean;
    search?: string;
    hidden_columns?: string[];
  }) => {
    await api("PUT /api/views/{id}", { params, body, feedback: "none" });
    showToast("success", "View saved.");
    await onChanged();
  };
  const remove = () =>
    send(async () => {
      const { message } = await api("DELETE /api/views/{id}", { params });
      if (message) showToast("success", message);
      await onChanged();
    });
  return (
    <li className="grid gap-3 py-4">
      <form
        ref={form}
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void change({ name: textsOf(event.currentTarget).name ?? "" });
        }}
      >
        <TextField
          label={`Name of ${view.name}`}
          name="name"
          defaultValue={view.name}
          maxLength={60}
          className="min-w-0 grow"
          error={errors.name}
        />
        <Button type="submit" variant="secondary" pending={isSending}>
          Rename
        </Button>
      </form>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-pressed={view.is_default}
          onClick={() => void change({ is_default: !view.is_default })}
        >
          {view.is_default ? "Default view" : "Set as default"}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void change({ search: shown.search, hidden_columns: [...shown.hidden_columns] })}
        >
          Replace with the current view
        </Button>
        <Button variant="danger" size="sm" aria-label={`Delete ${view.name}`} onClick={() => void remove()}>
          Delete
        </Button>
      </div>
    </li>
  );
}
