import type { Offer, Wish } from "../../domain/designer/offer.types.ts";
import { OfferIndex } from "../../domain/designer/sketch/offer-index.ts";
import templateGoods from "../data/template-goods.json" with { type: "json" };

const shown = new Map<string, readonly string[]>(Object.entries(templateGoods));

/** What one sees of a fixture: its design, finish and inches; of a molding its profile, height and color. */
export const appearanceOf = ({
  model,
  finish,
  product,
  options,
  width_in,
  depth_in,
  height_in,
}: Offer): string =>
  model
    ? `${model.design}--${finish} ${[width_in, depth_in, height_in].join("×")}`
    : `${product.attributes.profile} ${width_in} ${options.Finish}`;

/**
 * The shelf that templates are furnished from. Where several goods fit a wish, it takes those that the template's picture
 * shows, or none where the picture shows none, so that a room stays as it was photographed while the catalog changes.
 */
export class PicturedShelf extends OfferIndex {
  readonly #sold: ReadonlySet<string>;

  constructor(offers: OfferIndex) {
    super(offers);
    this.#sold = new Set(offers.all().map(appearanceOf));
  }

  override fixture(wish: Wish, key: string): Offer | null {
    const looks = shown.get(key);
    // a small catalog may have none of them
    if (!looks || (looks.length > 0 && !looks.some((each) => this.#sold.has(each))))
      return super.fixture(wish, key);
    const accepts = (offer: Offer) => (wish.accepts?.(offer) ?? true) && looks.includes(appearanceOf(offer));
    return super.fixture({ ...wish, accepts }, key);
  }

  override moulding(use: "Base" | "Crown", profiles: readonly string[], key: string): Offer | null {
    const looks = shown.get(`${key}/${use.toLowerCase()}`);
    const photographed = looks && this.sticks(use).find((stick) => looks.includes(appearanceOf(stick)));
    return photographed ?? super.moulding(use, profiles, key);
  }
}
