import { MessageSquare } from "lucide-react";
import { useNavigate } from "react-router";
import { api } from "../../client/api.ts";
import type { CallArguments } from "../../client/api-call.ts";
import { Button } from "../../ui/button.tsx";
import { useCall } from "../forms/use-call.ts";

type About = NonNullable<CallArguments<"POST /api/conversations">[0]>["body"];

/** Opens the conversation about something, made if there is none. */
export function useOpenConversation(body: About) {
  const navigate = useNavigate();
  const { call, isSending: isOpening } = useCall();
  const open = () =>
    call(async () => {
      const { data } = await api("POST /api/conversations", { body });
      await navigate(`/account/messages/${data.id}`);
    });
  return { open, isOpening };
}

export function MessageButton({
  about,
  id,
  children,
}: {
  about: About["about"];
  id?: string;
  children: string;
}) {
  const { open, isOpening } = useOpenConversation({ about, ...(id && { id }) });
  return (
    <Button
      variant="secondary"
      pending={isOpening}
      icon={<MessageSquare aria-hidden size={18} />}
      onClick={() => void open()}
    >
      {children}
    </Button>
  );
}
