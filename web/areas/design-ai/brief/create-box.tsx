import { lazy, Suspense, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { ApiError } from "../../../client/api-call.ts";
import type { Draft } from "../../../client/session/draft.types.ts";
import { useShowroom } from "../../../client/session/use-showroom.ts";
import { ShowroomIdForm } from "../../../kit/showroom/showroom-id-form.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldMessage } from "../../../ui/field.tsx";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { useBusy } from "../../../ui/use-busy.ts";
import type { AiAccount } from "../use-ai-account.ts";
import { enterByShop } from "../use-linked.ts";
import { hasWords } from "./draft.ts";
import { type Refusal, refusalOf, useCreate } from "./use-create.ts";
import { readText } from "./use-reading.ts";

const NoCredits = lazy(async () => ({ default: (await loadRefusals()).NoCredits }));
const RefusalNote = lazy(async () => ({ default: (await loadRefusals()).RefusalNote }));
const loadRefusals = () => loadInTime(import("./refusal-note.tsx"));

/** The showroom, what it costs, and Create. Stays in view on wide pages. */
export function CreateBox({
  draft,
  account,
  isLinked,
  errors,
  onErrors,
}: {
  draft: Draft;
  account: AiAccount;
  /** Whether the customer's own account enters without a sign-in. */
  isLinked: boolean;
  errors: FieldErrors;
  onErrors: (errors: FieldErrors) => void;
}) {
  const showroom = useShowroom();
  const navigate = useNavigate();
  const { create, isSending } = useCreate();
  const [refusal, setRefusal] = useState<Refusal>();
  const { isBusy: isStarting, once } = useBusy();
  const start = () =>
    once(async () => {
      setRefusal(undefined);
      if (!hasWords(draft)) return onErrors({ brief: ["Describe the room, or choose one below."] });
      const { errorsByPart, requestOf } = await loadInTime(import("./request-of.ts"));
      try {
        const { brief } = await readText(draft.text);
        const checked = requestOf(draft, brief, showroom?.vsd_id);
        if (!checked.ok) return onErrors(checked.errors);
        onErrors({});
        // the brief is kept, and waits on this page
        if (account.status === "guest" && !isLinked) return await navigate("/design-ai/singup");
        if (account.status === "guest") await enterByShop(false);
        await create(checked.request);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 401) return await account.refresh();
        onErrors(errorsByPart(error.errors));
        setRefusal(refusalOf(error));
        if (error.status === 402) await account.refresh();
      }
    });
  return (
    <aside aria-label="Create" className="self-start border border-edge bg-white p-5 lg:sticky lg:top-6">
      <Pricing error={errors.showroom?.[0]} />
      <div className="mt-5 border-hairline border-t pt-5">
        <Cost account={account} isLinked={isLinked} />
        <Button
          size="lg"
          pending={isStarting || isSending}
          onClick={() => void start()}
          className="mt-4 w-full"
        >
          Create designs
        </Button>
        <div className="mt-3 min-h-6 text-sm">
          {refusal ? (
            <Suspense>
              <RefusalNote refusal={refusal} />
            </Suspense>
          ) : (
            <p className="text-graphite">
              Up to four designs, each checked against the planning rules. Most take less than a minute.
            </p>
          )}
        </div>
        <noscript>
          <p className="mt-3 border-bad border-l-4 pl-4">
            You need JavaScript to create designs. Please turn it on and reload this page.
          </p>
        </noscript>
      </div>
    </aside>
  );
}

/** The showroom whose prices the designs have, or the form for its ID. */
function Pricing({ error }: { error: string | undefined }) {
  const showroom = useShowroom();
  const id = useId();
  useEffect(() => {
    if (error) document.getElementById(id)?.focus();
  }, [error, id]);
  if (!showroom)
    return (
      <div>
        <h2 className="font-semibold">Whose prices?</h2>
        <p className="mt-1 mb-4 text-graphite text-sm">
          Designs use one showroom's products and prices. Enter your contractor's or designer's ID.
        </p>
        <ShowroomIdForm action="/design-ai" fieldId={id} />
        <FieldMessage id="showroom-error" message={error} />
      </div>
    );
  return (
    <div>
      <h2 className="text-graphite text-sm">Products and prices of</h2>
      <p className="font-semibold">{showroom.company_name}</p>
      <details className="mt-1 text-sm">
        <summary className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11">
          Use another showroom
        </summary>
        <div className="pt-3">
          <ShowroomIdForm key={showroom.vsd_id} action="/design-ai" />
        </div>
      </details>
      <FieldMessage id="showroom-error" message={error} />
    </div>
  );
}

/** What a request costs, and what the account has; the same height while that is not known. */
function Cost({ account: { status, user }, isLinked }: { account: AiAccount; isLinked: boolean }) {
  if (status === "guest" && isLinked)
    return <p className="min-h-12">Costs 1 credit of your AI 3D Design account.</p>;
  if (status === "guest")
    return (
      <p className="min-h-12">
        You need a free account. Your first credits are free, and we keep your brief.
      </p>
    );
  if (!user) return <p className="min-h-12">Costs 1 credit.</p>;
  if (user.credits > 0)
    return (
      <p className="figures min-h-12">
        Costs 1 credit. You have <strong className="font-semibold">{user.credits}</strong>. If no design comes
        of it, you get it back.
      </p>
    );
  return (
    <div className="min-h-12">
      <Suspense>
        <NoCredits isConfirmed={user.email_verified_at !== null} />
      </Suspense>
    </div>
  );
}
