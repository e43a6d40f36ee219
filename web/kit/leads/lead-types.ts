export const leadTypeLabels = {
  Samples: "Samples",
  "Pop-Ups": "Contact requests",
  Contact: "Messages",
  Designs: "Designs",
} as const;
type LeadType = keyof typeof leadTypeLabels;

/** The lead type in a URL; undefined for all. */
export function leadTypeIn(search: URLSearchParams): LeadType | undefined {
  const type = search.get("type") ?? "";
  return type in leadTypeLabels ? (type as LeadType) : undefined;
}
