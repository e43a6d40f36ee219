import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { customerSources } from "./customer-sources.build.ts";

/** Areas of people who work here; all other pages are customers'. */
const ofWork =
  /^web\/areas\/(admin|vendor|payouts|developer|dev|today|pro)\/|^web\/areas\/(hiring\/work|proposals\/editor)\/|^web\/areas\/reviews\/answers\.page/;
const forCustomers = new Set(["web/areas/pro/crm/invitations/invitation.page.tsx"]);

it("are all pages but those of people who work here", () => {
  const routes = readFileSync(join(import.meta.dirname, "../../routes.ts"), "utf8");
  const pages = Array.from(routes.matchAll(/"(areas\/[^"]+\.tsx)"/g), ([, page]) => `web/${page}`);
  const translated = new Set(customerSources().map(({ file }) => file));
  const missing = pages.filter(
    (page) => !translated.has(page) && (forCustomers.has(page) || !ofWork.test(page)),
  );
  expect(missing).toEqual([]);
  expect(pages.length).toBeGreaterThan(100);
});
