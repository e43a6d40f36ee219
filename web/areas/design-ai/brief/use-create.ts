import { useNavigate } from "react-router";
import type { AiJob } from "../../../../contract/design/ai-designs.ts";
import { api } from "../../../client/api.ts";
import type { ApiError } from "../../../client/api-call.ts";
import type { Sent } from "../../../client/session/draft.types.ts";
import { useBusy } from "../../../ui/use-busy.ts";
import { readDraft, writeDraft } from "./draft.ts";
import type { DesignRequest } from "./request-of.ts";

/** The page that shows how far a request is, and its designs. */
export const requestPath = (id: string): string => `/design-ai/requests/${id}`;

/** Sends requests, one at a time. Sending the same again, after a lost answer or a reload, is the same request. */
export function useCreate() {
  const navigate = useNavigate();
  const { isBusy: isSending, once } = useBusy();
  /** Throws `ApiError`. */
  const create = (request: DesignRequest) =>
    once(async () => {
      const job = await sendKept(request);
      await navigate(requestPath(job.id));
    });
  return { create, isSending };
}

async function sendKept(request: DesignRequest): Promise<AiJob> {
  const body = JSON.stringify(request);
  const known = readDraft().sent.find((one) => one.body === body);
  const sent = known ?? begin(body);
  const job = await send(request, sent);
  // the same words again after a request that came to nothing: a new try
  return known?.isAnswered && isOver(job) ? send(request, begin(body)) : job;
}

const isOver = ({ status }: AiJob): boolean => status === "failed" || status === "cancelled";

/** How many requests of this tab are remembered. */
const most = 8;

/** Remembered before it is sent: the answer may be lost, or the page loaded anew. */
function begin(body: string): Sent {
  const sent = { body, client_id: crypto.randomUUID(), isAnswered: false };
  keep(sent);
  return sent;
}

function keep(sent: Sent): void {
  const draft = readDraft();
  const others = draft.sent.filter(({ body }) => body !== sent.body);
  writeDraft({ ...draft, sent: [sent, ...others].slice(0, most) });
}

async function send(request: DesignRequest, sent: Sent): Promise<AiJob> {
  const { data } = await api("POST /api/AI/generate", {
    body: { ...request, client_id: sent.client_id },
    feedback: "none",
  });
  keep({ ...sent, isAnswered: true });
  return data;
}

/** Why a request was refused, in words; `needsProof` if the account's address is not confirmed yet. */
export interface Refusal {
  words: string;
  needsProof: boolean;
}

export const refusalOf = (error: ApiError): Refusal => ({
  words: Object.values(error.errors).flat()[0] ?? error.message,
  needsProof: error.code === "email_unverified",
});
