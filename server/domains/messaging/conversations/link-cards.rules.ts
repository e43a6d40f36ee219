/** Something of the marketplace's that a message links to. */
export type LinkedThing =
  | { kind: "product"; hash: string; showroom: string }
  /** A room of the author's. */
  | { kind: "room"; id: string }
  | { kind: "shared_room"; token: string };

/** Cards that one message shows at most. */
const mostCards = 4;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const address = /https?:\/\/[^\s<>"]+/g;

/** The products and rooms that a text links to on this marketplace, each once, in the order of the text. */
export function thingsLinked(text: string, publicUrl: string): LinkedThing[] {
  const found = new Map<string, LinkedThing>();
  for (const [link] of text.matchAll(address)) {
    const thing = thingAt(link, publicUrl);
    if (thing) found.set(JSON.stringify(thing), thing);
  }
  return [...found.values()].slice(0, mostCards);
}

function thingAt(link: string, publicUrl: string): LinkedThing | undefined {
  // what ends a sentence is not part of the link
  const url = URL.parse(link.replace(/[.,;:!?)\]}'’”]+$/, ""));
  if (url?.origin !== new URL(publicUrl).origin) return undefined;
  const [base, page = "", ...rest] = url.pathname.split("/").filter(Boolean);
  if (base !== "showroom") return undefined;
  const [first = "", second = ""] = rest;
  if (page === "product" && /^[\w-]{1,40}$/.test(first)) {
    return { kind: "product", hash: first, showroom: /^\w{8}$/.test(second) ? second.toUpperCase() : "" };
  }
  if (page !== "visualize") return undefined;
  if (first === "room" && uuid.test(second)) return { kind: "room", id: second.toLowerCase() };
  if (first === "shared" && /^[\w-]{10,60}$/.test(second)) return { kind: "shared_room", token: second };
  return undefined;
}
