import { expect, type Page } from "@playwright/test";
import { signedIn } from "./people.ts";

const here = (path: string) => `http://localhost:${process.env.JOURNEYS_PORT ?? 4190}${path}`;

/** The demo's customer, signed in, with a new project in Oakstone's showroom that has one product. Answers its id. */
export async function ownProject(page: Page, name: string, qty: number): Promise<string> {
  const token = await signedIn(page, "customer@demo.test");
  const headers = { Authorization: `Bearer ${token}`, "Sec-Fetch-Site": "same-origin" };
  const tiles = "/api/visualization/products?category=tile-flooring&showroom=OAKSTONE&in_stock=1";
  const found = await page.request.get(here(tiles), { headers });
  const { data } = (await found.json()) as { data: { data: { sku: string }[] } };
  const lines = [{ sku: data.data[0]!.sku, qty }];
  const made = await page.request.post(here("/api/projectCart"), {
    headers,
    data: { showroom: "OAKSTONE", name, lines },
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { data: { id: string } }).data.id;
}
