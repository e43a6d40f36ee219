import type { Feature } from "./brief.types.ts";

export const featureWords = {} as Record<Feature, string>;
