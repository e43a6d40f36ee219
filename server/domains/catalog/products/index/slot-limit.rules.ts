/** Slots are below this, so that a posting has room for one, and a rank and a slot fit one exact number. */
export const slotLimit = 2 ** 21;

/** A product was refused because the catalog has no slot left. */
export class CatalogFull extends Error {
  override name = "CatalogFull";

  /** @param most how many products the catalog holds */
  constructor(most = slotLimit) {
    super(
      `The catalog is full. It can have ${most.toLocaleString("en-US")} published products. ` +
        "Archive products that are no longer sold, or run a second installation for some of the vendors.",
    );
  }
}
