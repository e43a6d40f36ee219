import { redirect } from "react-router";
import { formatPhone, phoneLink } from "../../../../domain/places/phone.ts";
import { loaderApi } from "../../../client/page-api.ts";
import { showroomIn } from "../../../client/session/browser-cookies.ts";
import { useKept } from "../../../client/session/use-kept.ts";
import { sharedPage } from "../../../client/shared-page.ts";
import { pageTitle } from "../../../kit/page/page-title.ts";
import { FrontHero } from "../../../kit/showroom/front-hero.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { arrivalAt } from "../../../ui/picture.tsx";
import { CategoryTile } from "../category-tile.tsx";
import { ProductRow } from "../product-row.tsx";
import type { Route } from "./+types/front-room.page.ts";
import { roomsOfShowroom } from "./rooms-of-showroom.server.ts";
import { RoomsToBegin } from "./rooms-to-begin.tsx";

export const headers = sharedPage;

export async function loader({ request, context }: Route.LoaderArgs) {
  const vsdId = showroomIn(request.headers.get("Cookie"));
  if (!vsdId) throw redirect("/#showroom-id");
  const api = loaderApi(context, request);
  const shop = await api("GET /api/visualization/shop_profile", { query: { vsd_id: vsdId } });
  if (!("profile" in shop.data)) throw redirect("/#showroom-id");
  const { profile } = shop.data;
  const { templates, products } = profile.front;
  const [menus, top, chosen, rooms] = await Promise.all([
    api("GET /api/menu_category", { query: { vsd_id: vsdId } }),
    api("POST /api/top_products/", { body: { showroom: vsdId, limit: 12 } }),
    products.length > 0
      ? api("POST /api/top_products/", {
          body: { showroom: vsdId, hashes: products, limit: products.length },
        })
      : null,
    roomsOfShowroom(api, vsdId, templates),
  ]);
  // those that the showroom does not sell were filled up with popular ones
  const featured = chosen?.data.filter(({ hash }) => products.includes(hash)) ?? [];
  return { profile, menus: menus.data, top: top.data, featured, rooms };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { company_name, tagline } = loaderData.profile;
  return [{ title: pageTitle(company_name, matches) }, { name: "description", content: tagline }];
}

export default function FrontRoomPage({ loaderData }: Route.ComponentProps) {
  const { profile, menus, top, featured, rooms } = loaderData;
  useKept(
    "top_product",
    top.map(({ hash }) => hash),
  );
  return (
    <div className="pb-20">
      {profile.front.hero && <FrontHero hero={profile.front.hero} />}
      <Welcome profile={profile} />
      <div className="page">
        <ProductRow title={`${profile.company_name} recommends`} products={featured} vsdId={profile.vsd_id} />
        <h2 className="heading mt-12 text-lg">Departments</h2>
        <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
          {menus.map((menu, index) => (
            <li key={menu.id}>
              <CategoryTile
                name={menu.name}
                to={`/department/${menu.menu_slug}`}
                products={menu.categories.reduce((sum, category) => sum + category.products, 0)}
                picture={menu.picture}
                arrival={arrivalAt(index)}
              />
            </li>
          ))}
        </ul>
        <RoomsToBegin rooms={rooms} company={profile.company_name} />
        <ProductRow title={`Most popular at ${profile.company_name}`} products={top} vsdId={profile.vsd_id} />
        <Services profile={profile} />
      </div>
    </div>
  );
}

type Profile = Route.ComponentProps["loaderData"]["profile"];

/** Whose showroom this is, and how to reach them. */
function Welcome({ profile }: { profile: Profile }) {
  const { license, contact } = profile;
  const place = [contact.city, contact.state].filter(Boolean).join(", ");
  return (
    <div className="border-hairline border-b bg-white">
      <div className="page grid gap-x-12 gap-y-6 py-10 md:py-14 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div>
          {profile.business_logo && (
            <Logo
              picture={profile.business_logo}
              width_px={240}
              height_px={80}
              alt={profile.business_logo.alt}
              arrival="soon"
              className="mb-5"
            />
          )}
          <p className="text-graphite text-sm">
            Showroom <span className="code text-ink">{profile.vsd_id}</span>
          </p>
          <h1 className="heading mt-2 text-2xl md:text-3xl">{profile.company_name}</h1>
          {profile.tagline && <p className="mt-4 max-w-[52ch] text-lg">{profile.tagline}</p>}
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to="/category/all/product">Shop all products</LinkButton>
            <LinkButton to="/visualize" variant="secondary">
              Design a room
            </LinkButton>
            <LinkButton to="/#showroom-id" variant="quiet">
              Change showroom
            </LinkButton>
          </div>
        </div>
        <dl className="grid content-end gap-y-3 text-sm">
          {contact.name && <Fact label="Your pro">{contact.name}</Fact>}
          {license.number && (
            <Fact label="License">
              {[license.state, license.number, license.classification].filter(Boolean).join(" · ")}
            </Fact>
          )}
          {contact.phone && (
            <Fact label="Phone">
              <a href={phoneLink(contact.phone)} className="link">
                {formatPhone(contact.phone)}
              </a>
            </Fact>
          )}
          {contact.email && (
            <Fact label="Email">
              <a href={`mailto:${contact.email}`} className="link">
                {contact.email}
              </a>
            </Fact>
          )}
          {place && <Fact label="Where">{place}</Fact>}
        </dl>
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-x-4 border-hairline border-t pt-3">
      <dt className="text-graphite">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Services({ profile }: { profile: Profile }) {
  if (profile.services.length === 0 && !profile.about) return null;
  return (
    <section className="mt-16 grid gap-x-12 gap-y-8 border-hairline border-t pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <h2 className="heading text-lg">{`About ${profile.company_name}`}</h2>
        <p className="mt-4 max-w-[60ch]">{profile.about}</p>
      </div>
      <ul>
        {profile.services.map((service) => (
          <li key={service.title} className="border-hairline border-b py-4 first:pt-0">
            <h3 className="font-semibold">{service.title}</h3>
            <p className="mt-1 text-graphite">{service.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
