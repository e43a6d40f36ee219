/** What the template chooser's address says: `?plan=…&room=kitchen&style=coastal&sort=price&q=…&page=2`. */
export interface TemplateAddress {
  /** Id of the floor plan that was chosen before. */
  plan: string;
  /** `all` for every kind, also with a plan chosen. */
  room: string;
  style: string;
  sort: "" | "price" | "-price";
  q: string;
  page: number;
}

export const templatesPerPage = 24;

export const templateSorts = [
  { value: "", text: "Suggested" },
  { value: "price", text: "Price, low to high" },
  { value: "-price", text: "Price, high to low" },
] as const;

/** A plan that was chosen sets the kind of room, unless the address says another. */
export function readTemplateAddress(params: URLSearchParams, roomOfPlan = ""): TemplateAddress {
  const sort = params.get("sort");
  const page = Math.floor(Number(params.get("page")));
  const room = (params.get("room") ?? roomOfPlan).slice(0, 40);
  return {
    plan: (params.get("plan") ?? "").slice(0, 80),
    room,
    style: (params.get("style") ?? "").slice(0, 40),
    sort: sort === "price" || sort === "-price" ? sort : "",
    q: (params.get("q") ?? "").trim().slice(0, 80),
    page: page >= 1 && page <= 1000 ? page : 1,
  };
}

/** The query for an address; `?` when it says nothing. */
export function templateQuery({ plan, room, style, sort, q, page }: TemplateAddress): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ plan, room, style, sort, q })) {
    if (value) params.set(name, value);
  }
  if (page > 1) params.set("page", String(page));
  return `?${params}`;
}

/** A choice of the list with how many templates it would show. */
interface Choice {
  value: string;
  count: number;
}

/** The options, with `first` for everything; the selected one is shown even without matches. */
export function choicesOf(counted: readonly Choice[], first: string, chosen: string): Choice[] {
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  const isListed = chosen === "" || chosen === first || counted.some(({ value }) => value === chosen);
  const lost = isListed ? [] : [{ value: chosen, count: 0 }];
  return [{ value: first, count: all }, ...counted, ...lost];
}
