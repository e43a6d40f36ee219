import type { z } from "zod";
import type {
  aiCheckBrief,
  aiPreviewChange,
  ChangePreview,
  CheckedBrief,
  DesignAlternatives,
} from "../../../../contract/design/ai-design-changes.ts";
import type { AiDesignView } from "../../../../contract/design/ai-designs.ts";
import { wholeBrief } from "../../../../domain/designer/brief/merge-brief.ts";
import { isPinOf, linesOfDesign, pinOf } from "../../../../domain/designer/change/design-lines.ts";
import { differenceOf, whereOf } from "../../../../domain/designer/change/difference.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { findingsOf } from "../../../../domain/room/rules/findings.ts";
import { aiAccountOf, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { newId } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { bookCredits } from "../../identity/ai-accounts/index.ts";
import { findShowroom, showroomById } from "../../showrooms/showrooms/index.ts";
import { countDesign } from "../rooms/index.ts";
import { type DesignState, findDesign, type OwnDesign } from "./ai-designs.store.ts";
import { withAccountLocked } from "./credit-hold.flow.ts";
import { keptOf, planOf, standingOf, stateOf, stepped, wallsFor } from "./design-state.rules.ts";
import { ask, design, unlessBusy } from "./designer.flow.ts";
import { readAsked } from "./read-asked.rules.ts";
import { notUnderstood } from "./request.flow.ts";
import { firstWords, showDesign } from "./show.flow.ts";
import {
  dropOldPreviews,
  findChange,
  findStep,
  insertStep,
  numberStep,
  setPins,
  showStep,
  stateAlone,
} from "./steps.store.ts";

const limits = {
  check: { count: 400, seconds: 3600 },
  preview: { count: 120, seconds: 3600 },
};
/** How long a preview can be made. */
const previewLasts_ms = 24 * 3600_000;

/** What a brief asks for and the showroom has nothing for, with what comes nearest. */
export async function checkBrief(
  platform: Platform,
  caller: Caller,
  asked: z.output<(typeof aiCheckBrief)["body"]>,
): Promise<CheckedBrief> {
  if (asked.brief === "") return { unsold: [], none_sold: [] };
  await takeAttempt(platform.db, `ai-check:${caller.ip}`, limits.check);
  const showroom =
    (await findShowroom(platform, caller, asked.showroom)) ??
    failFields({ showroom: "We couldn't find that showroom." });
  const { unsold, none_sold } = await unlessBusy(() =>
    ask(platform, { ask: "unsold", showroom_id: showroom.id, text: asked.brief }),
  );
  return {
    unsold: unsold.map(({ nearest, ...each }) => ({
      ...each,
      nearest: nearest && { name: nearest.name, price: toDollars(nearest.price_cents), per: nearest.per },
    })),
    none_sold,
  };
}

/** What can take the place of a line's product. */
export async function alternativesFor(
  platform: Platform,
  accountId: string,
  id: string,
  place: string,
): Promise<DesignAlternatives> {
  const row = await ownDesign(platform, accountId, id);
  const { swaps } = await unlessBusy(() =>
    ask(platform, { ask: "swaps", showroom_id: row.showroom_id, place, look: lookOf(row) }),
  );
  return swaps.map(({ sku, name, difference_cents }) => ({
    sku,
    name,
    difference: toDollars(difference_cents),
  }));
}

type Asked = z.output<(typeof aiPreviewChange)["body"]>;

/** A change worked out, and not yet made. */
interface Worked {
  state: DesignState | null;
  words: string;
  understood: readonly string[];
  unread: readonly string[];
  credits: number;
  problem: string | null;
}

/** Works out a change and stores it to be made; costs nothing. */
export async function previewChange(
  platform: Platform,
  caller: Caller,
  id: string,
  asked: Asked,
): Promise<ChangePreview> {
  const { id: accountId } = aiAccountOf(caller);
  const row = await ownDesign(platform, accountId, id);
  await takeAttempt(platform.db, `ai-preview:${accountId}`, limits.preview);
  const worked = await unlessBusy(() =>
    asked.words === undefined
      ? swappedBy(platform, row, asked.place!, asked.sku ?? null)
      : changedBy(platform, row, asked.words),
  );
  const showroom = await showroomById(platform, row.showroom_id);
  const before = { design: row.design, ...(await countDesign(platform, showroom, row.design)) };
  const { state } = worked;
  const after = state
    ? { design: state.design, ...(await countDesign(platform, showroom, state.design)) }
    : before;
  const lines = differenceOf(before, after);
  const isOther = state !== null && (lines.length > 0 || state.arrangement !== row.arrangement);
  const change = isOther && state ? await keepPreview(platform, row, worked, state) : null;
  const budget = (state ?? row).brief.budget_cents;
  return {
    id: change,
    understood: [...worked.understood],
    unread: [...worked.unread],
    lines: lines.map(({ difference_cents, ...line }) => ({
      ...line,
      difference: toDollars(difference_cents),
    })),
    arrangement:
      state && state.arrangement !== row.arrangement
        ? { before: row.arrangement, after: state.arrangement }
        : null,
    price_before: toDollars(before.takeoff.total_cents),
    price: toDollars(after.takeoff.total_cents),
    budget: budget === null ? null : toDollars(budget),
    credits: worked.credits,
    unmet: (state?.unmet ?? []).filter((words) => !row.unmet.includes(words)),
    problem: worked.problem ?? (isOther ? null : await whyNothing(platform, row, state)),
  };
}

/** Why a change that was understood does nothing. */
async function whyNothing(platform: Platform, row: OwnDesign, state: DesignState | null): Promise<string> {
  const more = (state?.unmet ?? []).filter((words) => !row.unmet.includes(words)).join(" ");
  if (row.pins.length > 0)
    return `Nothing would change, because you keep ${keptPlaces(row)}. Stop keeping what should change. ${more}`.trim();
  const showroom = await showroomById(platform, row.showroom_id);
  const seller = showroom?.company_name ?? "This showroom";
  return `Nothing would change: the design is like this already, or ${seller} sells nothing else that fits here. ${more}`.trim();
}

/** "the floor and the vanity" */
const keptPlaces = ({ pins }: OwnDesign): string =>
  new Intl.ListFormat("en-US").format([
    ...new Set(pins.map(({ what }) => `the ${whereOf(what).toLowerCase()}`)),
  ]);

async function keepPreview(
  { db, now }: Platform,
  row: OwnDesign,
  { words, credits }: Worked,
  state: DesignState,
): Promise<string> {
  const id = newId();
  await dropOldPreviews(db, row.id, new Date(now().getTime() - previewLasts_ms));
  await insertStep(db, {
    ...{ id, words, credits, design_id: row.id, from_step: row.step },
    ...{ number: null, made_at: null, created_at: now() },
    state: stateAlone(state),
    price_cents: state.price_cents,
  });
  return id;
}

/** A change in words. */
async function changedBy(platform: Platform, row: OwnDesign, words: string): Promise<Worked> {
  const kept = { ...keptOf(row), brief: wholeBrief(row.brief) };
  const { brief, thrift, saving, understood, unread } = readAsked({ brief: words, given: {}, kept });
  if (understood.length === 0) failFields({ words: notUnderstood });
  const plan = wallsFor({ plan: planOf(row), plan_is_drawn: row.plan_is_drawn, kept }, brief);
  const { rooms, problem } = await design(
    platform,
    {
      ...{ showroom_id: row.showroom_id, brief, plan, saving, standing: standingOf(row) },
      alternatives: 1,
      kept: { ...kept, thrift: stepped(kept.thrift, thrift) },
      isCheaper: thrift > 0,
    },
    { onStep: () => undefined, signal: platform.stopping },
  );
  const [room] = rooms;
  return {
    // its name stays, so that one knows it again
    state: room ? { ...stateOf(room, brief), title: row.title } : null,
    ...{ words, understood, unread, credits: 1 },
    problem: room ? null : (problem ?? "No arrangement works with this change."),
  };
}

const lookOf = ({ brief, style, turn, design: room }: OwnDesign) => ({
  brief: wholeBrief(brief),
  ...{ style, turn, design: room },
});

/** Another product for a line, from its alternatives: the person's own choice, so it is free. */
async function swappedBy(
  platform: Platform,
  row: OwnDesign,
  place: string,
  sku: string | null,
): Promise<Worked> {
  const { showroom_id } = row;
  const { swapped } = await ask(platform, { ask: "swap", showroom_id, place, sku, look: lookOf(row) });
  if (!swapped) failFields({ sku: "This product can't be used here. Choose one of the alternatives." });
  const showroom = await showroomById(platform, showroom_id);
  const [before, after] = [
    await countDesign(platform, showroom, row.design),
    await countDesign(platform, showroom, swapped.design),
  ];
  const [line] = differenceOf({ design: row.design, ...before }, { design: swapped.design, ...after });
  const findings = findingsOf(swapped.design, { fixes: false, products: after.products });
  const words =
    sku === null ? `${line?.where ?? "Line"}: left out` : `${line?.where ?? "Line"}: ${swapped.name}`;
  const state: DesignState = {
    ...stateAlone(row),
    design: swapped.design,
    price_cents: after.takeoff.total_cents,
    findings: findings.filter(({ level }) => level === "should"),
    reasons: row.reasons.filter(
      (reason) => !/under your budget/.test(reason) && !(line?.before && mentions(reason, line.before)),
    ),
    // the price is beside the budget anyway
    unmet: row.unmet.filter((words) => !/over your budget/.test(words)),
  };
  return { state, words, understood: [words], unread: [], credits: 0, problem: null };
}

/** Whether a reason is about a product that is no longer there. */
const mentions = (reason: string, name: string): boolean => reason.includes(name.split(",", 1)[0]!);

/** Makes a change that was previewed: takes its credit, and adds it to the history. */
export async function makeChange(
  platform: Platform,
  accountId: string,
  { id, change }: { id: string; change: string },
): Promise<AiDesignView> {
  await withAccountLocked(platform.db, accountId, async (db) => {
    const row = await ownDesign({ db }, accountId, id);
    const step = (await findChange(db, id, change)) ?? fail("not_found");
    if (step.number !== null) return;
    if (step.from_step !== row.step) fail("stale_version");
    if (step.credits > 0) {
      const cause = `design-change:${step.id}`;
      const isPaid = await bookCredits(db, {
        ...{ ai_account_id: accountId, change: -step.credits, reason: "held", cause },
      } as const);
      if (!isPaid) fail("no_credits");
    }
    await writeFirstStep(db, row, platform.now());
    await showStep(db, id, step.state, await numberStep(db, step, platform.now()));
  });
  return showDesign(platform, accountId, id);
}

async function writeFirstStep(db: Platform["db"], row: OwnDesign, now: Date): Promise<void> {
  if (await findStep(db, row.id, 0)) return;
  await insertStep(db, {
    ...{ id: newId(), design_id: row.id, number: 0, from_step: 0, words: firstWords, credits: 0 },
    ...{ created_at: now, made_at: now },
    state: stateAlone(row),
    price_cents: row.price_cents,
  });
}

/** Shows another step of a design's history; all of them stay. */
export async function goToStep(
  platform: Platform,
  accountId: string,
  id: string,
  number: number,
): Promise<AiDesignView> {
  await withAccountLocked(platform.db, accountId, async (db) => {
    const row = await ownDesign({ db }, accountId, id);
    if (row.step === number) return;
    const { state } = (await findStep(db, id, number)) ?? failFields({ number: "There is no such step." });
    await showStep(db, id, state, number);
  });
  return showDesign(platform, accountId, id);
}

/** Keeps a line whatever is changed later, or stops keeping it. */
export async function keepLine(
  platform: Platform,
  accountId: string,
  id: string,
  { place, kept }: { place: string; kept: boolean },
): Promise<AiDesignView> {
  await withAccountLocked(platform.db, accountId, async (db) => {
    const row = await ownDesign({ db }, accountId, id);
    const showroom = await showroomById(platform, row.showroom_id);
    const { products } = await countDesign(platform, showroom, row.design);
    const line =
      linesOfDesign(row.design, (sku) => products.get(sku)?.model).find((each) => each.place === place) ??
      failFields({ place: "This design has no such line." });
    const others = row.pins.filter((pin) => !isPinOf(pin, line));
    await setPins(db, row, kept ? [...others, pinOf(line)] : others);
  });
  return showDesign(platform, accountId, id);
}

const ownDesign = async ({ db }: Pick<Platform, "db">, accountId: string, id: string): Promise<OwnDesign> =>
  (await findDesign(db, accountId, id)) ?? fail("not_found");
