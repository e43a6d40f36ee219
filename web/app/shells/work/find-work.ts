import { useEffect, useState } from "react";
import type { User } from "../../../../contract/identity/accounts.ts";
import { clientStages } from "../../../../contract/showrooms/client-stages.ts";
import { ApiError, api } from "../../../client/api.ts";
import { workTypeOf } from "../../../client/session/role-of-route.ts";
import { formatDate, formatUsd } from "../../../ui/format.ts";
import { actsOf } from "./work-acts.ts";
import { navOf, type WorkRole } from "./work-nav.ts";

/** Something to go to. */
export interface Found {
  title: string;
  detail?: string | undefined;
  url: string;
}

interface FoundGroup {
  title: string;
  found: readonly Found[];
}

const pause_ms = 150;
const shown = 5;

/** Pages that the navigation reaches through another one. */
const pagesBelow: readonly { label: string; url: string; parent: string; words?: string }[] = [
  {
    label: "What you sell",
    url: "/account/showroom/selling",
    words: "departments categories vendors products",
  },
  {
    label: "Showroom profile",
    url: "/account/showroom/profile",
    words: "license hours gallery services links",
  },
  { label: "Front page", url: "/account/showroom/front", words: "hero featured rooms templates" },
  { label: "Branding", url: "/account/showroom/branding", words: "logo color theme" },
  { label: "Share your showroom", url: "/account/showroom/share", words: "qr code poster id link" },
].map((page) => ({ ...page, parent: "/account/showroom" }));

/** Whether each of the typed words begins one of a name's or its further words. */
function matcher(text: string) {
  const typed = text.trim().toLowerCase().split(/\s+/);
  return ({ label, words = "" }: { label: string; words?: string }) => {
    const known = `${label} ${words}`.toLowerCase().split(/[\s-]+/);
    return typed.every((word) => known.some((one) => one.startsWith(word)));
  };
}

/** What the role can begin, by what is typed. */
export const findActs = (user: Pick<User, "type" | "works_in">, text: string): Found[] =>
  actsOf(user)
    .filter(matcher(text))
    .map(({ label, url }) => ({ title: label, url }));

/** The role's pages, by what is typed; all of them when nothing is. */
export function findPages(user: Pick<User, "type" | "works_in">, text: string): Found[] {
  const links = navOf(user).flatMap((group) => group.links);
  const below = pagesBelow.filter(({ parent }) => links.some(({ url }) => url === parent));
  return [...links, ...below].filter(matcher(text)).map(({ label, url }) => ({ title: label, url }));
}

/** Orders, people and products that match what is typed, a moment after the last key. */
export function useFound(user: User, text: string): { groups: readonly FoundGroup[]; isSearching: boolean } {
  const wanted = text.trim();
  const type = workTypeOf(user) as WorkRole;
  const [answer, setAnswer] = useState<{ text: string; groups: readonly FoundGroup[] }>({
    text: "",
    groups: [],
  });
  useEffect(() => {
    if (wanted.length < 2) return;
    let isOld = false;
    const timer = setTimeout(async () => {
      const groups = await Promise.all(searches[type].map((search) => search(wanted)));
      if (!isOld) setAnswer({ text: wanted, groups: groups.filter(({ found }) => found.length > 0) });
    }, pause_ms);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [type, wanted]);
  if (wanted.length < 2) return { groups: [], isSearching: false };
  return { groups: answer.groups, isSearching: answer.text !== wanted };
}

type Search = (q: string) => Promise<FoundGroup>;

/** A source that can't answer right now leaves its group empty; the others still help. */
const group =
  (title: string, find: (q: string) => Promise<readonly Found[]>): Search =>
  async (q) => {
    try {
      return { title, found: await find(q) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { title, found: [] };
    }
  };

const orders = group("Orders", async (q) => {
  const { data } = await api("GET /api/orders", { query: { q, page: 1, per_page: shown }, feedback: "none" });
  return data.data.map((order) => ({
    title: `${order.number} · ${order.customer.name}`,
    detail: [formatDate(order.placed_at), order.totals && formatUsd(order.totals.total)]
      .filter(Boolean)
      .join(" · "),
    url: `/account/orders/${order.id}`,
  }));
});

const payments = group("Payments", async (q) => {
  const query = { q, page: 1, per_page: shown };
  const { data } = await api("GET /api/admin/payments", { query, feedback: "none" });
  return data.data.map(({ id, title, amount, customer }) => ({
    title,
    detail: [customer?.name, formatUsd(amount)].filter(Boolean).join(" · "),
    url: `/account/admin/payments/${id}`,
  }));
});

const people = group("People", async (q) => {
  const { data } = await api("GET /api/admin/users", {
    query: { q, page: 1, per_page: shown },
    feedback: "none",
  });
  return data.data.map((user) => ({
    title: user.full_name || user.email,
    detail: user.company_name ?? user.email,
    url: `/account/admin/users/${user.id}`,
  }));
});

const products = group("Products", async (q) => {
  const { data } = await api("GET /api/products/suggest", { query: { q }, feedback: "none" });
  return data.products.slice(0, shown).map((product) => ({
    title: product.name,
    detail: product.sku,
    url: `/product/${product.hash}`,
  }));
});

const clients = group("Clients", async (q) => {
  const query = { q, page: 1, per_page: shown };
  const { data } = await api("GET /api/pro/clients", { query, feedback: "none" });
  return data.data.map(({ id, full_name, stage }) => ({
    title: full_name,
    detail: clientStages[stage],
    url: `/account/clients/${id}`,
  }));
});

const proposals = group("Proposals", async (q) => {
  const query = { q, page: 1, per_page: shown };
  const { data } = await api("GET /api/pro/proposals", { query, feedback: "none" });
  return data.data.map(({ id, number, title, client, total }) => ({
    title: title || "Untitled",
    detail: [number, client.name, formatUsd(total)].filter(Boolean).join(" · "),
    url: `/account/proposals/${id}`,
  }));
});

const searches: Record<WorkRole, readonly Search[]> = {
  Contractor: [orders, clients, proposals, products],
  Vendor: [orders, products],
  Admin: [orders, payments, people, products],
};
