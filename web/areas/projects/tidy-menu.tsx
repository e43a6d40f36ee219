import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Project } from "../../../contract/design/project-cart.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { Menu } from "../../ui/menu.tsx";
import { SureDialog } from "../../ui/sure-dialog.tsx";
import { showToast } from "../../ui/toast.ts";

/** What an owner does with a whole project: copy it, put it away, delete it. */
export default function TidyMenu({ project: { id, name, is_archived } }: { project: Project }) {
  const navigate = useNavigate();
  const [isSure, setSure] = useState(false);
  const perform = async (
    act: () => Promise<{ message?: string | undefined }>,
    to: (id: string) => string,
  ) => {
    try {
      const { message } = await act();
      if (message) showToast("success", message);
      await navigate(to(id));
    } catch (error) {
      // the toast has said why
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const list = () => "/projects";
  const copy = () =>
    perform(() => api("POST /api/projectCart/{id}/duplicate", { params: { id }, body: {} }), list);
  const archive = () =>
    perform(async () => {
      const body = { is_archived: !is_archived };
      await api("PUT /api/projectCart/{id}/archive", { params: { id }, body });
      const called = `“${name || "Project"}”`;
      return {
        message: is_archived
          ? `${called} is back in the list.`
          : `Archived ${called}. Find it under Archived.`,
      };
    }, list);
  return (
    <>
      <Menu
        label="More"
        icon={<Ellipsis aria-hidden size={18} />}
        actions={[
          { id: "copy", label: "Duplicate", onPress: () => void copy() },
          { id: "archive", label: is_archived ? "Restore" : "Archive", onPress: () => void archive() },
          { id: "delete", label: "Delete", danger: true, onPress: () => setSure(true) },
        ]}
      />
      <SureDialog
        isOpen={isSure}
        title={`Delete “${name || "Project"}”?`}
        action="Delete project"
        onClose={() => setSure(false)}
        onSure={() => perform(() => api("DELETE /api/projectCart/{id}", { params: { id } }), list)}
      >
        Its products, checklist and messages are deleted with it. Its rooms stay.
      </SureDialog>
    </>
  );
}
