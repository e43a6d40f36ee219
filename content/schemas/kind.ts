import type { z } from "zod";

/** Data files of one kind, and what each of them has to be. */
export interface DataKind {
  /** Below the folder of the data, as a glob: `materials/looks/*.json`. */
  files: string;
  schema: z.ZodType;
}
