/** Specifications in English, in which guides ask for them. In Spanish pages english-specs.es.ts takes its place. */
export const englishSpecs = (specs: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  specs;
