import type { ConversationInFull } from "../../../contract/messaging/conversations.ts";
import { ApiError, api } from "../../client/api.ts";
import { RatingForm } from "./rating-form.tsx";

/** Asks a customer about the help, once a conversation with support is closed. */
export function RateSupport({
  conversation: { id, support },
  onChange,
}: {
  conversation: ConversationInFull;
  onChange: (conversation: ConversationInFull) => void;
}) {
  if (!support?.can_rate || support.status !== "closed") return null;
  const rate = async (rating: number, text: string) => {
    try {
      await api("POST /api/conversations/{id}/rating", { params: { id }, body: { rating, text } });
      const { data } = await api("GET /api/conversations/{id}", { params: { id } });
      onChange(data);
      return true;
    } catch (error) {
      // the toast has said why
      if (!(error instanceof ApiError)) throw error;
      return false;
    }
  };
  return <RatingForm rating={support.rating} onRate={rate} />;
}
