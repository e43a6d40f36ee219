/** Documents made from a product's own data, by path segment. */
export const documentTitles = {
  "spec-sheet": "Specification sheet",
  "care-and-installation": "Care and installation guide",
  warranty: "Warranty",
} as const;
export type DocumentKind = keyof typeof documentTitles;

export const documentPath = (hash: string, kind: DocumentKind): string => `/documents/${hash}/${kind}`;

export const isDocumentKind = (text: string): text is DocumentKind => text in documentTitles;
