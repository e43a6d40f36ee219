import { alsoNeeded } from "./schemas/also-needed.ts";
import * as brief from "./schemas/brief.ts";
import { checklists } from "./schemas/checklists.ts";
import * as colors from "./schemas/colors.ts";
import { cookies } from "./schemas/cookies.ts";
import { countries } from "./schemas/countries.ts";
import { drawnShapes } from "./schemas/drawn-shapes.ts";
import { emailSamples } from "./schemas/emails.ts";
import * as imports from "./schemas/import.ts";
import type { DataKind } from "./schemas/kind.ts";
import * as landing from "./schemas/landing.ts";
import * as materials from "./schemas/materials.ts";
import { mountings } from "./schemas/mountings.ts";
import * as pages from "./schemas/pages.ts";
import { productGuides } from "./schemas/product-guides.ts";
import { roomWorks } from "./schemas/room-works.ts";
import * as search from "./schemas/search.ts";
import * as spanish from "./schemas/spanish.ts";
import { states } from "./schemas/states.ts";
import * as profile from "./schemas/style-profile.ts";
import { style } from "./schemas/styles.ts";

/** What the files of this folder have to be. */
export const contentKinds: readonly DataKind[] = [
  { files: "brief/beside.json", schema: brief.beside },
  { files: "brief/by-room.json", schema: brief.byRoom },
  { files: "brief/changes.json", schema: brief.changes },
  { files: "brief/colors.json", schema: brief.colors },
  { files: "brief/features.json", schema: brief.features },
  { files: "brief/furnish-wishes.json", schema: brief.furnishWishes },
  { files: "brief/household.json", schema: brief.household },
  { files: "brief/included.json", schema: brief.included },
  { files: "brief/keepables.json", schema: brief.keepables },
  { files: "brief/materials.json", schema: brief.materials },
  { files: "brief/look-materials.json", schema: brief.lookMaterials },
  { files: "brief/metals.json", schema: brief.metals },
  { files: "brief/moods.json", schema: brief.moods },
  { files: "brief/mood-colors.json", schema: brief.moodColors },
  { files: "brief/nearest.json", schema: brief.nearest },
  { files: "brief/nouns.json", schema: brief.nouns },
  { files: "brief/parts.json", schema: brief.partPhrases },
  { files: "brief/product-slots.json", schema: brief.productSlots },
  { files: "brief/products.json", schema: brief.products },
  { files: "brief/roles.json", schema: brief.roles },
  { files: "brief/rooms.json", schema: brief.roomPhrases },
  { files: "brief/spanish.json", schema: brief.translations },
  { files: "brief/styles.json", schema: brief.styles },
  { files: "brief/things.json", schema: brief.things },
  { files: "brief/{filler,plain-words,undesigned,unmeant}.json", schema: brief.phraseList },

  { files: "materials/assortments.json", schema: materials.assortments },
  { files: "materials/finishes.json", schema: materials.finishes },
  { files: "materials/formats.json", schema: materials.formats },
  { files: "materials/looks/*.json", schema: materials.looks },

  { files: "also-needed.json", schema: alsoNeeded },
  { files: "checklists.json", schema: checklists },
  { files: "colors/families.json", schema: colors.families },
  { files: "colors/finishes.json", schema: colors.finishes },
  { files: "cookies.json", schema: cookies },
  { files: "countries.json", schema: countries },
  { files: "drawn-shapes.json", schema: drawnShapes },
  { files: "emails/samples.json", schema: emailSamples },
  { files: "emails/words.json", schema: pages.words },
  { files: "department-rooms.json", schema: landing.departmentRooms },
  { files: "import/category-names.json", schema: imports.categoryNames },
  { files: "import/columns.json", schema: imports.columns },
  { files: "import/shopify.json", schema: imports.shopify },
  { files: "mountings.json", schema: mountings },
  { files: "room-works.json", schema: roomWorks },
  { files: "room-pictures.json", schema: landing.roomPictures },
  { files: "spanish/catalog.json", schema: spanish.catalogNames },
  { files: "spanish/design-words.json", schema: spanish.designWords },
  { files: "spanish/complete.json", schema: spanish.completeFolders },
  { files: "spanish/checklists.json", schema: checklists },
  { files: "spanish/cookies.json", schema: cookies },
  { files: "spanish/landing/carousels.json", schema: landing.carousels },
  { files: "spanish/landing/category-tiles.json", schema: landing.categoryTiles },
  { files: "spanish/landing/inspired-designs.json", schema: landing.inspiredDesigns },
  { files: "spanish/product-guides.json", schema: productGuides },
  { files: "spanish/room-library.json", schema: spanish.roomLibrary },
  { files: "spanish/room-works.json", schema: spanish.roomWorks },
  { files: "spanish/errors.json", schema: spanish.refusals },
  { files: "spanish/pages/!(faq).md", schema: pages.page },
  { files: "spanish/pages/faq.md", schema: pages.faq },
  { files: "spanish/pages/{landing,how-it-works}.json", schema: pages.translatedWords },
  { files: "spanish/style-profile/styles.json", schema: profile.styles },
  { files: "states.json", schema: states },
  { files: "style-profile/rounds.json", schema: profile.rounds },
  { files: "style-profile/styles.json", schema: profile.styles },

  { files: "landing/carousels.json", schema: landing.carousels },
  { files: "landing/category-tiles.json", schema: landing.categoryTiles },
  { files: "landing/inspired-designs.json", schema: landing.inspiredDesigns },
  { files: "landing/room.json", schema: landing.landingRoom },

  { files: "pages/!(faq).md", schema: pages.page },
  { files: "pages/faq.md", schema: pages.faq },
  { files: "pages/*.json", schema: pages.words },

  { files: "product-guides.json", schema: productGuides },

  { files: "search/{english-words,everyday-things,filler-words}.json", schema: search.words },
  { files: "search/cabinet-codes.json", schema: search.cabinetCodes },
  { files: "search/closest.json", schema: search.closest },
  { files: "search/departments.json", schema: search.departments },
  { files: "search/makers.json", schema: search.makers },
  { files: "search/room-words.json", schema: search.roomWords },
  { files: "search/synonyms/{homeowners,house,shoppers,trade,yard}.json", schema: search.synonyms },
  { files: "search/synonyms/spanish.json", schema: search.spanishSynonyms },
  { files: "search/units.json", schema: search.units },

  { files: "styles/*.json", schema: style },
];
