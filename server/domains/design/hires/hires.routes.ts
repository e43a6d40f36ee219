import {
  answerRequest,
  getHire,
  getRequest,
  hireDesigner,
  listHires,
  listRequests,
  moveHire,
  replyToHireReview,
  reviewHire,
} from "../../../../contract/design/hires.ts";
import { accountOf, workerOf } from "../../../http/caller.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { picturesByKey } from "../../showrooms/showrooms/index.ts";
import { cardView } from "./directory.rules.ts";
import { findPro } from "./directory.store.ts";
import { ask, move, reply, review, showHire, showRequest } from "./hires.flow.ts";
import { hireView } from "./hires.rules.ts";
import { findHires, type HireFilter, type Party } from "./hires.store.ts";

const request = serve(hireDesigner, async ({ body, caller, platform }) => {
  const { db } = platform;
  const customer = accountOf(caller).id;
  const { id, is_new } = await ask(platform, customer, body);
  const [data, pro] = await Promise.all([
    showHire(db, { customer }, id),
    findPro(db, body.designer, platform.now()),
  ]);
  const pictures = await picturesByKey(db, pro?.pictures ?? []);
  const { name } = data.pro;
  return {
    message: is_new ? `We sent your request to ${name}.` : `You already asked ${name} about this.`,
    designers: pro ? [cardView(pro, pictures, { id, status: data.status })] : [],
    data,
  };
});

type Page = HireFilter & { page: number; per_page: number };

async function pageOf({ db }: Platform, party: Party, path: string, { page, per_page, ...filter }: Page) {
  const { rows, total } = await findHires(db, party, {
    ...filter,
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const query = Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return { data: listForm(rows.map(hireView), { total, page, per_page, path, query }) };
}

const list = serve(listHires, ({ query, caller, platform }) =>
  pageOf(platform, { customer: accountOf(caller).id }, "/api/hires", query),
);

const get = serve(getHire, async ({ params, caller, platform }) => ({
  data: await showHire(platform.db, { customer: accountOf(caller).id }, params.id),
}));

const change = serve(moveHire, async ({ params, body, caller, platform }) => {
  const customer = accountOf(caller).id;
  await move(platform, { customer }, params.id, { status: body.status, by: customer });
  return { data: await showHire(platform.db, { customer }, params.id) };
});

const rate = serve(reviewHire, async ({ params, body, caller, platform }) => {
  const customer = accountOf(caller).id;
  await review(platform, customer, params.id, body);
  return {
    message: "Thank you for your review.",
    data: await showHire(platform.db, { customer }, params.id),
  };
});

const requests = serve(listRequests, ({ query, caller, platform }) =>
  pageOf(platform, { pro: accountOf(caller).id }, "/api/pro/hires", query),
);

const one = serve(getRequest, async ({ params, caller, platform }) => ({
  data: await showRequest(platform.db, accountOf(caller).id, params.id),
}));

const answer = serve(answerRequest, async ({ params, body, caller, platform }) => {
  const account = accountOf(caller);
  const { status, reason } = body;
  await move(platform, { pro: account.id }, params.id, {
    status,
    reason: status === "declined" ? reason : "",
    by: workerOf(account),
  });
  return { data: await showRequest(platform.db, account.id, params.id) };
});

const answerReview = serve(replyToHireReview, async ({ params, body, caller, platform }) => {
  const pro = accountOf(caller).id;
  await reply(platform, pro, params.id, body.text);
  return { data: await showRequest(platform.db, pro, params.id) };
});

export const hireRoutes: readonly Route[] = [
  request,
  list,
  get,
  change,
  rate,
  requests,
  one,
  answer,
  answerReview,
];
