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
const everyRoom = "all";

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

interface ChoosableTemplate {
  name: string;
  description: string;
  room: string;
  style: string;
  floorplan: string | null;
}

/** The templates that fit, those on the chosen plan first, and how many every other choice would show. */
export function chooseTemplates<Template extends ChoosableTemplate>(
  templates: readonly Template[],
  address: TemplateAddress,
) {
  const fits = (wanted: TemplateAddress) => (template: Template) =>
    (!wanted.room || wanted.room === everyRoom || template.room === wanted.room) &&
    (!wanted.style || template.style === wanted.style) &&
    hasWords(template, wanted.q);
  const count = (wanted: Partial<TemplateAddress>) =>
    templates.filter(fits({ ...address, ...wanted })).length;
  const fitting = templates.filter(fits(address));
  const isOnPlan = ({ floorplan }: Template) => address.plan !== "" && floorplan === address.plan;
  return {
    fitting: [...fitting.filter(isOnPlan), ...fitting.filter((template) => !isOnPlan(template))],
    rooms: [everyRoom, ...unique(templates.map(({ room }) => room))].map((room) => ({
      room,
      count: count({ room }),
    })),
    styles: ["", ...unique(templates.map(({ style }) => style)).sort()].map((style) => ({
      style,
      count: count({ style }),
    })),
  };
}

const unique = (words: readonly string[]) => [...new Set(words)].filter(Boolean);

function hasWords({ name, description, room, style }: ChoosableTemplate, q: string): boolean {
  const text = `${name} ${description} ${room} ${style}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
