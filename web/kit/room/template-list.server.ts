import type { ListedTemplate, TemplateRow } from "../../../contract/design/room-library.ts";
import type { Api } from "../../client/api-call.ts";
import type { TemplateAddress } from "./template-address.ts";
import { templatesPerPage } from "./template-address.ts";
import type { TemplateTile } from "./template-card.tsx";

/** The templates in this showroom that match the URL, with totals. */
export async function templatesAt(api: Api, showroom: string | undefined, address: TemplateAddress) {
  const { plan, room, style, sort, q } = address;
  const page = async (number: number) => {
    const { data } = await api("GET /api/templates", {
      query: {
        of: "shared",
        showroom,
        per_page: templatesPerPage,
        page: number,
        q: q || undefined,
        room: room === "all" ? undefined : room || undefined,
        style: style || undefined,
        first_on: plan || undefined,
        sort: sort || undefined,
        totals: showroom ? "1" : undefined,
      },
    });
    return data;
  };
  const asked = await page(address.page);
  // past the end is the last page
  return asked.current_page > asked.last_page ? page(asked.last_page) : asked;
}

/** All templates that everybody sees in this showroom, in their order, not counted. */
export async function everyTemplate(api: Api, showroom: string | undefined): Promise<TemplateRow[]> {
  const page = async (number: number) =>
    (await api("GET /api/templates", { query: { of: "shared", showroom, page: number, per_page: 100 } }))
      .data;
  const first = await page(1);
  const others = await Promise.all(Array.from({ length: first.last_page - 1 }, (_, at) => page(at + 2)));
  return [first, ...others].flatMap(({ data }) => data);
}

/** As much of a template as its card shows. */
export function tileOf(template: ListedTemplate): TemplateTile {
  const { id, name, room, style, area_sqft, floorplan, picture, version, figures, showroom } = template;
  return {
    id,
    name,
    room,
    style,
    area_sqft,
    floorplan,
    picture,
    version,
    figures,
    isOfPro: showroom !== null,
  };
}
