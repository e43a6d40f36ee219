import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import type { AiDesignView, AiJob } from "../../../../contract/design/ai-designs.ts";
import { skusOf } from "../../../../domain/room/edit/skus-of.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { productsFor } from "../../../kit/room/showroom-products.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { loadInTime } from "../../../ui/load-in-time.ts";
import type { AiAccount } from "../use-ai-account.ts";
import { DesignCard } from "./design-card.tsx";
import type { Products } from "./design-picture.tsx";
import { useOpenDesign } from "./open-design.ts";
import { useServerPictures } from "./use-server-pictures.ts";

const ChangeDialog = lazy(() => loadInTime(import("./change-dialog.tsx")));
const CompareDialog = lazy(() => loadInTime(import("./compare-dialog.tsx")));
const NotUsed = lazy(() => loadInTime(import("./not-used.tsx")));
const SendDialog = lazy(() => loadInTime(import("./send-dialog.tsx")));
const ShareDialog = lazy(() => loadInTime(import("./share-dialog.tsx")));
const MaterialsDialog = lazy(() => loadInTime(import("./materials-dialog.tsx")));

type Asked = { what: "change" | "materials" | "share" | "send"; id: string } | { what: "compare" };

/** The designs side by side; a row to swipe on phones. */
export default function Designs({
  job,
  account,
  onChange,
}: {
  job: AiJob;
  account: AiAccount;
  onChange: (job: AiJob) => void;
}) {
  const { showroom } = job;
  const designs = useServerPictures(job);
  const replace = (design: AiDesignView) =>
    onChange({ ...job, designs: job.designs.map((each) => (each.id === design.id ? design : each)) });
  const products = useProducts(job);
  const { open, opening } = useOpenDesign(showroom);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const meant = asked && "id" in asked ? designs.find(({ id }) => id === asked.id) : undefined;
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        {designs.length > 1 && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsked({ what: "compare" })}>
            Compare two
          </Button>
        )}
        <LinkButton to="/design-ai" variant="quiet">
          New brief
        </LinkButton>
        {job.from && <ChangeOf design={job.from} />}
      </div>
      <ul
        aria-label="Designs"
        className="relative -mx-4 mt-6 flex snap-x snap-mandatory scroll-px-4 gap-5 overflow-x-auto px-4 pb-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-12 sm:overflow-visible sm:px-0 xl:grid-cols-4"
      >
        {designs.map((design) => (
          <li
            key={design.id}
            className="w-[86%] shrink-0 snap-start sm:row-span-8 sm:grid sm:w-auto sm:grid-cols-1 sm:grid-rows-subgrid"
          >
            <DesignCard
              design={design}
              products={products}
              onMaterials={() => setAsked({ what: "materials", id: design.id })}
              onDesign={replace}
            >
              <Button pending={opening === design.id} onClick={() => void open(design)} className="grow">
                Open in 3D
                <span className="sr-only">{`: ${design.title}`}</span>
              </Button>
              <Button
                variant="secondary"
                aria-haspopup="dialog"
                onClick={() => setAsked({ what: "change", id: design.id })}
                className="grow"
              >
                Change it
                <span className="sr-only">{`: ${design.title}`}</span>
              </Button>
              <Button
                variant="secondary"
                aria-haspopup="dialog"
                onClick={() => setAsked({ what: "share", id: design.id })}
                className="grow"
              >
                Share
                <span className="sr-only">{`: ${design.title}`}</span>
              </Button>
              <SendToPro design={design} onSend={() => setAsked({ what: "send", id: design.id })} />
            </DesignCard>
          </li>
        ))}
      </ul>
      <Suspense>
        <NotUsed job={job} />
      </Suspense>
      <Suspense>
        {asked?.what === "change" && meant && (
          <ChangeDialog design={meant} account={account} onDesign={replace} onClose={close} />
        )}
        {asked?.what === "share" && meant && <ShareDialog design={meant} onClose={close} />}
        {asked?.what === "send" && meant && account.user && (
          <SendDialog
            design={meant}
            showroom={showroom}
            user={account.user}
            onDesign={replace}
            onClose={close}
          />
        )}
        {asked?.what === "compare" && <CompareDialog designs={designs} products={products} onClose={close} />}
        {asked?.what === "materials" && meant && (
          <MaterialsDialog design={meant} products={products} showroom={showroom} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** The way to the pro, and what has come of it: the design as it is shown is sent once. */
function SendToPro({ design, onSend }: { design: AiDesignView; onSend: () => void }) {
  const { sent, step, title } = design;
  const isSent = sent.some((one) => one.step === step);
  const last = sent.find((one) => one.step === step) ?? sent[0];
  return (
    <>
      {!isSent && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={onSend} className="grow">
          Send to your pro
          <span className="sr-only">{`: ${title}`}</span>
        </Button>
      )}
      {last && (
        <p className="figures w-full text-graphite text-sm">
          {[
            `${isSent ? "Sent" : "An earlier step was sent"} to your pro on ${formatDate(last.sent_at)}`,
            last.taken_at && `taken over on ${formatDate(last.taken_at)}`,
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
      )}
    </>
  );
}

/** What the showroom knows of all products in the designs; the designs are complete in words without it. */
function useProducts({ designs, showroom }: AiJob): Products | null {
  const [known, setKnown] = useState<{ list: string; products: Products }>();
  const list = JSON.stringify([...new Set(designs.flatMap(({ design }) => skusOf(design)))].sort());
  useEffect(() => {
    let isGone = false;
    productsFor(api, showroom.id, JSON.parse(list) as string[])
      .then((found) => {
        const products = new Map(found.map((product) => [product.sku, product]));
        if (!isGone) setKnown({ list, products });
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
    return () => {
      isGone = true;
    };
  }, [list, showroom.id]);
  // with products of before, pictures would lack what is new
  return known?.list === list ? known.products : null;
}

/** The way back to the design that these change. */
function ChangeOf({ design }: { design: string }) {
  const [origin, setOrigin] = useState<{ request: string; title: string }>();
  useEffect(() => {
    const abort = new AbortController();
    api("GET /api/AI/designs", { signal: abort.signal, feedback: "none" })
      .then(({ data }) => {
        const request = data.find(({ designs }) => designs.some(({ id }) => id === design));
        const title = request?.designs.find(({ id }) => id === design)?.title;
        if (request && title) setOrigin({ request: request.id, title });
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted && !(error instanceof ApiError)) throw error;
      });
    return () => abort.abort();
  }, [design]);
  if (!origin) return null;
  return (
    <p className="text-graphite">
      A change of{" "}
      <Link to={`/design-ai/requests/${origin.request}`} className="link text-ink">
        {origin.title}
      </Link>
    </p>
  );
}
