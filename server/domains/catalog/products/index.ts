import type { Route } from "../../../http/serve.ts";
import { routes as alsoNeeded } from "./also-needed.routes.ts";
import { routes as applied } from "./applied.routes.ts";
import { routes as brands } from "./brands.routes.ts";
import { routes as product } from "./product.routes.ts";
import { routes as shelves } from "./product-carousels.routes.ts";
import { routes as products } from "./products.routes.ts";
import { routes as suggest } from "./suggest.routes.ts";

export { countBrandVersion, dropBrand, ensureBrands, insertBrand, setBrand } from "./brand-records.store.ts";
export { customerPrice } from "./cards.rules.ts";
export {
  buildSearchIndex,
  catalogChanged,
  catalogReady,
  currentCatalog,
  readCardsAhead,
} from "./catalog.flow.ts";
export type { Catalog } from "./catalog.types.ts";
export { CategoryTree } from "./category-tree.rules.ts";
export { productsThatFit } from "./fitting.flow.ts";
export { fittingTarget } from "./fitting.rules.ts";
export {
  type ImportedProduct,
  putBackOnSale,
  saveMaterials,
  saveProducts,
  saveVariants,
  withdrawVariants,
} from "./imported.store.ts";
export { type AttributeRow, attributeRows, categoryNodes, formerSlugs } from "./listing/listing.store.ts";
export { lockProducts, lockProductsWhere, lockVariants, lockWithVariants } from "./locks.store.ts";
export { countLot, returnToLots, takeFromLots } from "./lots.store.ts";
export { dropFurtherPictures, showFurtherPicture, showOwnPicture } from "./pictures.store.ts";
export { productsPage } from "./products.flow.ts";
export { refreshProducts, refreshStock } from "./refresh.store.ts";
export { moveToBrand, moveToCategory, touchBrand, touchCategories } from "./regroup.store.ts";
export { Finds } from "./search/search.rules.ts";
export type { SearchedTexts } from "./search/search-texts.rules.ts";
export { SearchWords } from "./search/search-words.rules.ts";
export { continueIds, type SeededProduct, seedBrands, seedProducts, seedViews } from "./seed.store.ts";
export { type Reserved, returnUnits, takeUnits, type WantedUnits } from "./stock.store.ts";
export { traitsOf } from "./traits.rules.ts";
export { productImage, undoProducts, undoVariants, variantImage } from "./undo-import.store.ts";
export { forgetViewsOf } from "./views.store.ts";
export { putBackProductsOf, withdrawProductsOf } from "./withdraw.store.ts";
export {
  changeOffer,
  changeOffers,
  changeStatuses,
  type OfferChange,
  type ProductBefore,
  restoreProducts,
  restoreVariants,
  type VariantBefore,
} from "./write-offers.store.ts";
export {
  archiveEmptyDrafts,
  countVersions,
  deleteProduct,
  dropOtherVariants,
  holdProducts,
  insertProduct,
  isWanted,
  type ProductFields,
  publishProduct,
  putContentBack,
  showPictures,
  updateProduct,
  type VariantDraft,
  writeImages,
  writeVariants,
} from "./write-products.store.ts";

export const routes: readonly Route[] = [
  ...products,
  ...product,
  ...shelves,
  ...suggest,
  ...brands,
  ...alsoNeeded,
  ...applied,
];
