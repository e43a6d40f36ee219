import { EllipsisVertical } from "lucide-react";
import type { ConversationInFull } from "../../../contract/messaging/conversations.ts";
import { api } from "../../client/api.ts";
import { showToast } from "../../ui/toast.ts";
import { LateMenu } from "./late-menu.tsx";

/** Mutes the conversation, or blocks the other side. Single messages are reported in their own menu. */
export function ConversationMenu({
  conversation: { id, is_muted, is_blocked, can_block },
  onChange,
}: {
  conversation: ConversationInFull;
  onChange: (conversation: ConversationInFull) => void;
}) {
  const set = async (body: { is_muted?: boolean; is_blocked?: boolean }, said: string) => {
    const { data } = await api("PUT /api/conversations/{id}/settings", { params: { id }, body });
    onChange(data);
    showToast("success", said);
  };
  const mute = {
    id: "mute",
    label: is_muted ? "Unmute" : "Mute",
    onPress: () =>
      void set({ is_muted: !is_muted }, is_muted ? "You get notifications again." : "No more notifications."),
  };
  const block = {
    id: "block",
    label: is_blocked ? "Unblock" : "Block",
    danger: !is_blocked,
    onPress: () => void set({ is_blocked: !is_blocked }, is_blocked ? "Unblocked." : "Blocked."),
  };
  return (
    <LateMenu
      label="Conversation settings"
      icon={<EllipsisVertical aria-hidden size={20} />}
      actions={can_block ? [mute, block] : [mute]}
    />
  );
}
