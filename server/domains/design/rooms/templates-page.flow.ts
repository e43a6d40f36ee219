import type { TemplateFigures } from "../../../../contract/design/room-library.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import type { Owner } from "../projects/index.ts";
import { byTotal } from "./library.rules.ts";
import { prepareFigures, templateFigures } from "./template-figures.flow.ts";
import { type TemplatesWish, templatesFor } from "./templates.store.ts";

type Wish = Omit<TemplatesWish, "showroom_id"> & { sort?: "price" | "-price" | undefined };

/**
 * A page of templates. With totals, each has its price in the showroom; sorting by price needs those of all matches, so
 * a first look at suggestions computes the others in the background.
 */
export async function templatesPage(
  platform: Platform,
  showroom: Showroom | null,
  owner: Owner | null,
  { sort, ...wish }: Wish,
  isCounted: boolean,
) {
  const found = await templatesFor(
    platform.db,
    owner,
    { ...wish, showroom_id: showroom?.id },
    isCounted && showroom !== null,
  );
  if (!isCounted || !showroom) return { ...found, figures: null };
  const pageOf = <Row>(rows: readonly Row[]) =>
    rows.slice((wish.page - 1) * wish.per_page, wish.page * wish.per_page);
  if (sort) {
    const figures = await templateFigures(platform, showroom, found.rows);
    return { ...found, rows: pageOf(byTotal(found.rows, figures, sort)), figures };
  }
  const rows = pageOf(found.rows);
  const figures: Map<string, TemplateFigures> = await templateFigures(platform, showroom, rows);
  prepareFigures(platform, showroom, found.rows);
  return { ...found, rows, figures };
}
