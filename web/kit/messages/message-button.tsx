import { MessageSquare } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, api } from "../../client/api.ts";
import type { CallArguments } from "../../client/api-call.ts";
import { Button } from "../../ui/button.tsx";

type About = NonNullable<CallArguments<"POST /api/conversations">[0]>["body"];

/** Opens the conversation about something, made if there is none. */
export function useOpenConversation(body: About) {
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      const { data } = await api("POST /api/conversations", { body });
      await navigate(`/account/messages/${data.id}`);
    } catch (error) {
      // the toast has said why
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setOpening(false);
    }
  };
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
