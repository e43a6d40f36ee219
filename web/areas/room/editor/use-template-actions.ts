import { useNavigate } from "react-router";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import type { MenuAction } from "../../../ui/menu.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useRoomEditor } from "./room-context.ts";
import { saveFirst } from "./save-first.ts";

/** Saving the room as a template: private, or for a pro published in their own showroom. */
export function useTemplateActions(): MenuAction[] {
  const context = useRoomEditor();
  const { user } = useSession();
  const navigate = useNavigate();
  const save = async (showroom?: string) => {
    try {
      const problem = await saveFirst(context);
      if (problem) return showToast("error", problem);
      const { design, room } = context.store.getState();
      await api("POST /api/templates/upload", {
        body: {
          ...asGuest(),
          design: JSON.stringify(design),
          name: room.name,
          style: design.style,
          picture_of: room.picture ? room.id : undefined,
          showroom,
        },
        multipart: true,
      });
      const where = showroom ? "a template in your showroom" : "a template of yours";
      showToast("success", `“${room.name}” is ${where} now.`, {
        label: "See templates",
        onPress: () => void navigate("/visualize/templates"),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const own = { id: "template", label: "Save as my template", onPress: () => void save() };
  const showroom = user?.type === "Contractor" ? user.shop_profile?.id : undefined;
  if (!showroom) return [own];
  return [own, { id: "publish", label: "Publish in my showroom", onPress: () => void save(showroom) }];
}
