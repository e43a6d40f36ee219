import { signedInApi } from "../../../../client/session/signed-in.ts";
import { PicturePicker } from "../../../../kit/forms/picture-picker.tsx";
import { titled } from "../../../../kit/page/page-title.ts";
import { Section } from "../../../../kit/page/section.tsx";
import { ProductSearch } from "../../../../kit/product/product-search.tsx";
import { plural } from "../../../../ui/format.ts";
import { SaveBar } from "../save-bar.tsx";
import { StudioFrame } from "../studio-frame.tsx";
import { useStudio } from "../use-studio.ts";
import type { Route } from "./+types/front.page.ts";
import { ChosenList } from "./chosen-list.tsx";
import { readFront, writeFront } from "./front-draft.ts";
import { FrontPreview } from "./front-preview.tsx";
import { HeroFields } from "./hero-fields.tsx";
import { RoomSearch } from "./room-search.tsx";

export const meta = titled("Showroom front page");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/pro/showroom")).data;
}

const most = { rooms: 6, products: 12 };

/** What clients see first when they enter the showroom. */
export default function FrontPage({ loaderData }: Route.ComponentProps) {
  const studio = useStudio(loaderData, { read: readFront, write: writeFront });
  const { saved, draft, setDraft, errors, conflict } = studio;
  const { portrait, hero, templates, products } = draft;
  const isHeadless = hero !== null && hero.headline.trim() === "";
  return (
    <StudioFrame title="Front page">
      <p className="mt-2 max-w-[60ch] text-graphite">
        What clients see first when they enter your showroom. We fill in anything you leave empty.
      </p>
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="min-w-0">
          <Section title="Your portrait" note="Clients see it beside your name.">
            <div className="pt-3">
              <PicturePicker
                label="portrait"
                kept={portrait}
                onChange={(changed) => setDraft({ ...draft, portrait: changed })}
              />
              {errors["front.portrait"] && (
                <p className="mt-2 text-bad text-sm">{errors["front.portrait"][0]}</p>
              )}
            </div>
          </Section>
          <Section title="Banner">
            <HeroFields
              gallery={saved.profile.gallery}
              hero={hero}
              errors={errors}
              onChange={(changed) => setDraft({ ...draft, hero: changed })}
            />
          </Section>
          <Section title="Products you recommend" note={`Up to ${most.products}, in this order.`}>
            <div className="grid gap-4 pt-3">
              <ChosenList
                label="Products you recommend"
                items={products}
                keyOf={({ hash }) => hash}
                pictureOf={({ image }) => image}
                onChange={(changed) => setDraft({ ...draft, products: changed })}
              />
              {products.length < most.products && (
                <ProductSearch
                  label="Add a product"
                  showroom={saved.vsd_id}
                  onPick={(hash, { name, image }) => {
                    if (products.some((product) => product.hash === hash)) return;
                    setDraft({ ...draft, products: [...products, { hash, name, image }] });
                  }}
                />
              )}
            </div>
          </Section>
          <Section
            title="Rooms to start with"
            note={`Up to ${most.rooms}, your own or the marketplace’s, in this order.`}
          >
            <div className="grid gap-4 pt-3">
              <ChosenList
                label="Rooms to start with"
                items={templates}
                keyOf={({ id }) => id}
                pictureOf={({ picture }) => picture}
                onChange={(changed) => setDraft({ ...draft, templates: changed })}
              />
              {templates.length < most.rooms && (
                <RoomSearch
                  showroom={saved.vsd_id}
                  onPick={(room) => {
                    if (templates.some(({ id }) => id === room.id)) return;
                    setDraft({ ...draft, templates: [...templates, room] });
                  }}
                />
              )}
            </div>
          </Section>
        </div>
        <div className="xl:mt-10">
          <FrontPreview draft={draft} showroom={saved} />
        </div>
      </div>
      <SaveBar
        studio={studio}
        problem={isHeadless ? "Enter a headline for the banner." : undefined}
        theirs={
          conflict &&
          `The other version has ${plural(conflict.front.products.length, "product")} and ${plural(conflict.front.templates.length, "room")}.`
        }
      />
    </StudioFrame>
  );
}
