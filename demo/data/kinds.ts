import type { DataKind } from "../../content/schemas/kind.ts";
import * as schemas from "./schemas.ts";

/** What the files of this folder have to be. */
export const demoKinds: readonly DataKind[] = [
  { files: "brand-marks/letters.json", schema: schemas.brandLetters },
  { files: "brand-marks/signs.json", schema: schemas.brandSigns },
  { files: "brand-marks/styles.json", schema: schemas.brandStyles },
  { files: "descriptions/*.json", schema: schemas.descriptions },
  { files: "finished-rooms.json", schema: schemas.finishedRooms },
  { files: "floor-plans/*.json", schema: schemas.floorPlans },
  { files: "hires/designers.json", schema: schemas.hireDesigners },
  { files: "hires/pros.json", schema: schemas.hirePros },
  { files: "hires/texts.json", schema: schemas.hireTexts },
  { files: "jobs.json", schema: schemas.jobs },
  { files: "looks.json", schema: schemas.looks },
  { files: "office/edits.json", schema: schemas.edits },
  { files: "office/leads.json", schema: schemas.leads },
  { files: "office/prospects.json", schema: schemas.prospects },
  { files: "office/visits.json", schema: schemas.visits },
  { files: "paint-words.json", schema: schemas.paintWords },
  { files: "people/customers.csv", schema: schemas.customers },
  { files: "people/designers.json", schema: schemas.designers },
  { files: "people/showrooms.json", schema: schemas.showrooms },
  { files: "people/testimonials.json", schema: schemas.testimonials },
  { files: "projects/conversations.json", schema: schemas.conversations },
  { files: "projects/item-notes.json", schema: schemas.itemNotes },
  { files: "projects/notes.json", schema: schemas.notes },
  { files: "review-frame.json", schema: schemas.reviewFrame },
  { files: "reviews/*.json", schema: schemas.reviews },
  { files: "series-names.json", schema: schemas.seriesNames },
  { files: "trades.json", schema: schemas.trades },
  { files: "templates.json", schema: schemas.templates },
];
