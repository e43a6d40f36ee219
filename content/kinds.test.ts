import { expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type { WrittenGuide } from "../domain/catalog/product-guides/guide-for.ts";
import type { WordField } from "../domain/content/words.ts";
import type { BriefRoom, Feature, KitchenShape } from "../domain/designer/brief/brief.types.ts";
import type { Tone } from "../domain/designer/brief/lexicon.ts";
import type { productSlots } from "../domain/designer/brief/product-kinds.ts";
import type { Palette } from "../domain/designer/styles/palette.types.ts";
import type { LookRow } from "../domain/materials/look.ts";
import type { LookEntry } from "../domain/materials/look-rows.ts";
import type { Country } from "../domain/places/countries.ts";
import type { ChecklistTemplate } from "../domain/projects/checklist/templates.ts";
import type { Style } from "../domain/projects/style-profile/styles.ts";
import type { DrawnShape } from "../domain/room/uploaded-models/drawn-shapes.ts";
import type { SynonymRule } from "../domain/search/synonyms.ts";
import type { ImportField } from "../server/domains/catalog/import/columns.ts";
import type { EmailContent } from "../server/platform/mail.ts";
import type * as brief from "./schemas/brief.ts";
import type { checklists } from "./schemas/checklists.ts";
import type { countries } from "./schemas/countries.ts";
import type { drawnShapes } from "./schemas/drawn-shapes.ts";
import type { emailSamples } from "./schemas/emails.ts";
import type { columns } from "./schemas/import.ts";
import type * as materials from "./schemas/materials.ts";
import type * as pages from "./schemas/pages.ts";
import type { productGuides } from "./schemas/product-guides.ts";
import type * as search from "./schemas/search.ts";
import type * as profile from "./schemas/style-profile.ts";
import type { style } from "./schemas/styles.ts";

// The code that reads the data has types of its own, so that it needs no schema. Both have to fit.

type Phrases<Key extends string> = Readonly<Record<Key, readonly string[]>>;

test("data that fits its schema fits the code that reads it", () => {
  expectTypeOf<z.infer<typeof materials.looks>[number]>().toExtend<LookEntry>();
  expectTypeOf<z.infer<typeof materials.assortments>>().toExtend<Record<string, LookRow["sold"]>>();
  expectTypeOf<z.infer<typeof checklists>[number]["id"]>().toEqualTypeOf<ChecklistTemplate["id"]>();
  expectTypeOf<z.infer<typeof countries>[number]>().toExtend<Country>();
  expectTypeOf<z.infer<typeof drawnShapes>[number]>().toExtend<DrawnShape>();
  expectTypeOf<z.infer<typeof emailSamples>[string]>().toExtend<EmailContent>();
  expectTypeOf<z.infer<typeof columns>>().toExtend<Record<ImportField, string[]>>();
  expectTypeOf<z.infer<typeof pages.words>[number]>().toExtend<WordField>();
  expectTypeOf<z.infer<typeof productGuides>[number]>().toExtend<WrittenGuide>();
  expectTypeOf<z.infer<typeof profile.styles>[number]>().toExtend<Style>();
  expectTypeOf<z.infer<typeof style>>().toExtend<Palette>();
  expectTypeOf<z.infer<typeof brief.roomPhrases>["rooms"]>().toEqualTypeOf<Record<BriefRoom, string[]>>();
  expectTypeOf<z.infer<typeof brief.roomPhrases>["kitchenShapes"]>().toExtend<Phrases<KitchenShape>>();
  expectTypeOf<z.infer<typeof brief.features>>().toEqualTypeOf<Record<Feature, string[]>>();
  expectTypeOf<z.infer<typeof brief.changes>["tones"]>().toExtend<Record<Tone, object>>();
  expectTypeOf<z.infer<typeof brief.productSlots>>().toExtend<typeof productSlots>();
  expectTypeOf<z.infer<typeof search.synonyms>[number]>().toExtend<SynonymRule>();
});
