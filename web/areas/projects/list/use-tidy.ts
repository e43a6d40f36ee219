import type { Project } from "../../../../contract/design/project-cart.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { showToast } from "../../../ui/toast.ts";

/** Copies projects and puts them away; `reload` shows the list as it is then. */
export function useTidy(reload: () => void) {
  const perform = async (act: () => Promise<unknown>) => {
    try {
      await act();
      reload();
    } catch (error) {
      // the toast has said why
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const setArchived = async ({ id }: Project, is_archived: boolean) => {
    await api("PUT /api/projectCart/{id}/archive", { params: { id }, body: { is_archived } });
  };
  return {
    copy: ({ id }: Project) =>
      perform(async () => {
        const { message } = await api("POST /api/projectCart/{id}/duplicate", { params: { id }, body: {} });
        showToast("success", message ?? "Copied.");
      }),
    archive: (project: Project, is_archived: boolean) =>
      perform(async () => {
        await setArchived(project, is_archived);
        const undo = () => void perform(() => setArchived(project, !is_archived));
        const name = project.name || "Project";
        showToast("success", is_archived ? `Archived “${name}”.` : `“${name}” is back in the list.`, {
          label: "Undo",
          onPress: undo,
        });
      }),
  };
}
