import { proposalStatuses } from "../../../contract/design/proposal-content.ts";
import { proposalSorts } from "../../../contract/sorts.ts";
import type { ReplyOf } from "../../client/api-call.ts";
import { choiceIn, sortIn, wordsIn } from "../../kit/lists/list-address.ts";
import { listSource } from "../../kit/lists/list-source.ts";

export type ProposalList = ReplyOf<"GET /api/pro/proposals">["data"];

/** The showroom's proposals. */
export const proposals = listSource(
  "GET /api/pro/proposals",
  (search) => ({
    q: wordsIn(search),
    client: search.get("client") || undefined,
    status: choiceIn(search, "status", proposalStatuses),
    sort: sortIn(search, proposalSorts),
  }),
  (list) => list,
);
