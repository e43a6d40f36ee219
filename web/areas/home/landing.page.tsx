import { lazy, Suspense, useCallback, useState } from "react";
import type { MenuCategory } from "../../../contract/showrooms/showrooms.ts";
import { loaderApi } from "../../client/page-api.ts";
import { showroomIn } from "../../client/session/browser-cookies.ts";
import { useShop, useShowroom } from "../../client/session/use-showroom.ts";
import { sharedPage } from "../../client/shared-page.ts";
import { fillText } from "../../kit/content/fill-text.ts";
import { BecomeAPro } from "../../kit/content/landing/become-a-pro.tsx";
import { Hero } from "../../kit/content/landing/hero.tsx";
import { SavingsCards } from "../../kit/content/landing/savings-cards.tsx";
import { Testimonials } from "../../kit/content/landing/testimonials.tsx";
import { WhyJoin } from "../../kit/content/landing/why-join.tsx";
import { useWords } from "../../kit/content/use-words.ts";
import { organizationData } from "../../kit/page/page-data.ts";
import { pageMeta, shopOf } from "../../kit/page/page-meta.ts";
import { enterShowroom } from "../../kit/showroom/enter-showroom.ts";
import type { FoundShowroom } from "../../kit/showroom/use-showroom-lookup.ts";
import { loadInTime } from "../../ui/load-in-time.ts";
import type { PictureData } from "../../ui/picture.tsx";
import type { Route } from "./+types/landing.page.ts";
import { type Brand, BrandCarousel } from "./brand-carousel.tsx";
import { CategoryCarousels } from "./category-carousels.tsx";
import { CategoryMosaic } from "./category-mosaic.tsx";
import { categoryTiles } from "./category-tiles.ts";
import { type Design, InspiredDesigns } from "./inspired-designs.tsx";
import { inspiredDesigns } from "./inspired-rooms.ts";
import { SectionHead } from "./section-head.tsx";

/** Complete in the server's page. A browser loads their scripts after the page's own. */
const LiveRoom = import.meta.env.SSR
  ? (await import("./live-room/live-room.tsx")).default
  : lazy(() => loadInTime(import("./live-room/live-room.tsx")));
const RoomChoices = import.meta.env.SSR
  ? (await import("./live-room/room-choices.tsx")).default
  : lazy(() => loadInTime(import("./live-room/room-choices.tsx")));
const EnterShowroomDialog = lazy(() => loadInTime(import("./enter-showroom-dialog.tsx")));

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const settings = shopOf(matches)?.settings;
  const name = settings?.app_name ?? "";
  const written = loaderData?.words.find(({ id }) => id === "description")?.text ?? "";
  const description = settings ? fillText(written, settings) : written;
  const title = `${name}: tile, stone, wood and fixtures at your pro's prices`;
  const page = pageMeta({ title, description, path: "/", data: [organizationData(matches)] }, matches);
  // The name comes first here, so it is not appended.
  return page.map((part) => ("title" in part ? { title } : part));
};

/** The pictures of the categories by slug, brand partners, and what people say. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const showroom = showroomIn(request.headers.get("Cookie"));
  const [menus, brands, stories, words, templates, desk, showcase] = await Promise.all([
    api("GET /api/menu_category"),
    api("GET /api/brands"),
    api("GET /api/testimonials"),
    api("GET /api/content/words/{piece}", { params: { piece: "landing" } }),
    api("GET /api/templates", { query: { ids: inspiredTemplates, per_page: 32 } }),
    api("GET /api/support"),
    api("GET /api/showcase", { query: { showroom } }),
  ]);
  const pictures: Record<string, PictureData | null> = {};
  const wanted = new Set(categoryTiles.map(({ slug }) => slug));
  const collect = (category: MenuCategory) => {
    if (wanted.has(category.slug_url)) pictures[category.slug_url] = category.picture;
    category.children.forEach(collect);
  };
  for (const menu of menus.data) menu.categories.forEach(collect);
  const designs = templates.data.data.flatMap(({ id, name, picture }): Design[] =>
    picture ? [{ id, name, picture }] : [],
  );
  return {
    pictures,
    designs,
    brands: brands.data.map(shownBrand),
    testimonials: stories.data,
    words: words.data,
    hours: desk.data.hours,
    showcase: showcase.data,
  };
}

const inspiredTemplates = inspiredDesigns.flatMap(({ templates }) => templates).join(",");

const shownBrand = ({ id, name, products, logo }: Brand): Brand => ({ id, name, products, logo });

export function action({ context, request }: Route.ActionArgs) {
  return enterShowroom(context, request);
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { pictures, designs, brands, testimonials, showcase } = loaderData;
  const say = useWords(loaderData.words);
  const shop = useShop();
  const showroom = useShowroom();
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(() => setAsking(true), []);
  const close = useCallback(() => setAsking(false), []);
  const [found, setFound] = useState<FoundShowroom>();
  const vsdId = showroom?.vsd_id;
  const door = { isInside: showroom !== null, onAsk: ask };
  return (
    <>
      <Hero
        say={say}
        showroom={showroom}
        onFound={setFound}
        room={
          showcase && (
            <Suspense>
              <LiveRoom showcase={showcase} vsdId={vsdId} found={found} />
            </Suspense>
          )
        }
      />
      {showcase && (
        <Suspense>
          <RoomChoices showcase={showcase} vsdId={vsdId} />
        </Suspense>
      )}
      <InspiredDesigns designs={designs} />
      <BrandCarousel brands={brands} />
      <CategoryCarousels pictures={pictures} {...door} />
      {shop && <BecomeAPro say={say} apps={shop.settings.apps} />}
      <WhyJoin say={say} hours={loaderData.hours} />
      <Testimonials testimonials={testimonials} />
      <SavingsCards say={say} pictures={pictures} />
      <section aria-labelledby="categories" className="border-hairline border-t">
        <div className="page py-14 md:py-20">
          <SectionHead id="categories" title="All categories" />
          <CategoryMosaic pictures={pictures} {...door} />
        </div>
      </section>
      {isAsking && (
        <Suspense>
          <EnterShowroomDialog isOpen={isAsking} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
