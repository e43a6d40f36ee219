import type { DataKind } from "../../content/schemas/kind.ts";
import * as schemas from "./schemas.ts";

/** What the files of this folder have to be. */
export const benchKinds: readonly DataKind[] = [
  { files: "big-box/kinds.csv", schema: schemas.bigBoxKinds },
  { files: "big-box/words.json", schema: schemas.bigBoxWords },
  { files: "briefs/by-hand.json", schema: schemas.briefs },
  { files: "{demo,homeowner}-queries.csv", schema: schemas.demoQueries },
  { files: "hardware-store/*.csv", schema: schemas.storeQueries },
  { files: "hardware-store/*.json", schema: schemas.storeKinds },
  { files: "search-texts.json", schema: schemas.searchTexts },
];
