export const leadTypeLabels = {
  Samples: "Samples",
  "Pop-Ups": "Contact requests",
  Contact: "Messages",
} as const;
type LeadType = keyof typeof leadTypeLabels;

/** The lead type in a URL; undefined for all. */
export function leadTypeIn(search: URLSearchParams): LeadType | undefined {
  const type = search.get("type") ?? "";
  return type in leadTypeLabels ? (type as LeadType) : undefined;
}

/** What the list asks the API for. */
export const leadQuery = (address: string) => {
  const search = new URL(address).searchParams;
  return { page: Number(search.get("page")) || 1, lead_type: leadTypeIn(search) };
};
