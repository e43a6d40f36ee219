import { useState } from "react";
import type { ProProduct } from "../../../../../contract/showrooms/pro-showroom.ts";
import { api } from "../../../../client/api.ts";
import { signedInApi } from "../../../../client/session/signed-in.ts";
import { titled } from "../../../../kit/page/page-title.ts";
import { NumberField } from "../../../../ui/number-field.tsx";
import { SaveBar } from "../save-bar.tsx";
import { StudioFrame } from "../studio-frame.tsx";
import { useStudio } from "../use-studio.ts";
import type { Route } from "./+types/markup.page.ts";
import { AddRule } from "./add-rule.tsx";
import { draftProblem, percentProblem, readMarkups, writeMarkups } from "./markup-draft.ts";
import { RulesTable } from "./rules-table.tsx";
import { Sample } from "./sample.tsx";

export const meta = titled("Showroom markup");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInApi(request);
  const { data: showroom } = await call("GET /api/pro/showroom");
  const popular = await call("POST /api/top_products/", { body: { showroom: showroom.id, limit: 1 } });
  const hashes = popular.data.map(({ hash }) => hash).join(",");
  const sample = hashes
    ? (await call("GET /api/pro/showroom/products", { query: { hashes } })).data[0]
    : undefined;
  return { showroom, sample };
}

export default function MarkupPage({ loaderData }: Route.ComponentProps) {
  const studio = useStudio(loaderData.showroom, { read: readMarkups, write: writeMarkups });
  const { saved, draft, setDraft, conflict } = studio;
  const [sample, setSample] = useState<ProProduct | undefined>(loaderData.sample);
  const look = async (hash: string) => {
    const product = await productOf(hash);
    if (product) setSample(product);
  };
  return (
    <StudioFrame title="Markup">
      <p className="mt-2 max-w-[60ch] text-graphite">
        Clients pay your trade price plus your markup. A product’s own markup comes first, then its
        category’s, then your showroom’s.
      </p>
      <div className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr]">
        <NumberField
          className="w-full sm:w-64"
          label="Showroom markup"
          decimal
          unit="%"
          hint="From 10 to 200%. Applies to everything without its own markup."
          value={draft.showroom}
          onChange={(showroom) => setDraft({ ...draft, showroom })}
          error={percentProblem(draft.showroom)}
        />
        <div className="xl:sticky xl:top-20 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:self-start">
          <Sample saved={saved} draft={draft} product={sample} onPick={(hash) => void look(hash)} />
        </div>
        <section aria-labelledby="rules" className="min-w-0">
          <h2 id="rules" className="heading text-lg">
            Category and product markups
          </h2>
          <AddRule saved={saved} draft={draft} onChange={setDraft} onLook={setSample} productOf={productOf} />
          <RulesTable saved={saved} draft={draft} onChange={setDraft} />
        </section>
      </div>
      <SaveBar
        studio={studio}
        problem={draftProblem(draft)}
        theirs={
          conflict &&
          `Your showroom’s markup is ${conflict.markup_percent}% in the other version, with ${conflict.markups.categories.length} category and ${conflict.markups.products.length} product markups.`
        }
      />
    </StudioFrame>
  );
}

const productOf = async (hash: string): Promise<ProProduct | undefined> =>
  (await api("GET /api/pro/showroom/products", { query: { hashes: hash } })).data[0];
