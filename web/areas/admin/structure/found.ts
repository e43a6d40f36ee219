import { data } from "react-router";

/** The one with this id, as an address names it; throws the page's 404 where there is none. */
export function requireFound<Item extends { id: number }>(
  items: readonly Item[],
  id: string,
  message: string,
): Item {
  const item = items.find((one) => String(one.id) === id);
  if (!item) throw data({ message, code: "not_found", request_id: "" }, { status: 404 });
  return item;
}
