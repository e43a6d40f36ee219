import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { inShowroom, scriptsRun, signedIn } from "./people.ts";
import { pages } from "./public-pages.ts";

const withoutMarkup = (html: string) =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "").replaceAll(/<[^>]+>/g, " ");

async function mailsTo(request: APIRequestContext, address: string) {
  const answer = await request.get(`/api/dev/mailbox?to=${encodeURIComponent(address)}`);
  return ((await answer.json()) as { data: { subject: string; text: string }[] }).data;
}

for (const { path, title, heading, says } of pages) {
  test(`/${path} is complete before any script runs`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(path ? `${title} · Materia` : title);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    const words = withoutMarkup(html).replaceAll(/\s+/g, " ");
    expect(words).toContain(heading);
    for (const text of says) expect(words).toMatch(text);
    expect(words).not.toMatch(/\{\w+\}|undefined|NaN/);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+/showroom/${path}"`));
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html).toMatch(/<meta property="og:title"/);
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+open-graph\.jpg"/);
    for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(json!)).toMatchObject({ "@context": "https://schema.org" });
    }
  });
}

test("the terms have their 23 sections, each reached from the list of them", async ({ page }) => {
  await page.goto("terms_of_service");
  const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(contents).toHaveCount(23);
  await contents.filter({ hasText: "Copyright Policy" }).click();
  await expect(page).toHaveURL(/#copyright$/);
  await expect(page.getByRole("heading", { name: /Copyright Policy/ })).toBeInViewport();
});

test("an unknown address answers 404 with the reasons and the way home", async ({ page, request }) => {
  for (const path of ["nowhere", "faq/nowhere", "404", "department/nowhere"]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  await page.goto("nowhere/at-all");
  await expect(page.getByRole("heading", { name: "There was an error with your request" })).toBeVisible();
  await expect(page.getByText(/The page has moved/)).toBeVisible();
  await expect(page.getByText(/bookmark/)).toBeVisible();
  await expect(page.getByText(/has a typo/)).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByRole("heading", { name: /Save Time/ })).toBeVisible();
});

test("going back leads to the question that was asked before", async ({ page }) => {
  await page.goto("faq");
  const search = page.getByRole("searchbox", { name: "Search questions and answers" });
  const answersFor = (asked: string) => page.getByRole("status").filter({ hasText: `for “${asked}”` });
  for (const asked of ["pallet", "sample"]) {
    await search.fill(asked);
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(new RegExp(`find=${asked}`));
    await expect(answersFor(asked)).toBeVisible();
  }
  await page.goBack();
  await expect(answersFor("pallet")).toBeVisible();
  await expect(search).toHaveValue("pallet");
  await page.goForward();
  await expect(search).toHaveValue("sample");
});

test("a question that is typed while the answer to another is on its way stays", async ({ page }) => {
  await page.goto("faq");
  await scriptsRun(page);
  const answer = Promise.withResolvers<void>();
  await page.route(/\.data\?find=pallet/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const search = page.getByRole("searchbox", { name: "Search questions and answers" });
  await search.fill("pallet");
  await search.press("Enter");
  await search.fill("sample");
  answer.resolve();
  await expect(page).toHaveURL(/find=pallet/);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(search).toHaveValue("sample");
});

test("questions are found by words, and by links that lead to one answer", async ({ page }) => {
  await page.goto("faq");
  const search = page.getByRole("searchbox", { name: "Search questions and answers" });
  await search.fill("return cost");
  await expect(page.getByRole("status").filter({ hasText: "for “return cost”" })).toBeVisible();
  await expect(page.getByText("What does a return cost?")).toBeVisible();
  await search.fill("zeppelin");
  await expect(page.getByText(/No answer has all of these words/)).toBeVisible();
  await search.fill("");
  await page.getByRole("tab", { name: "Shipping and Delivery" }).click();
  await page.getByText("How do pallets arrive?").click();
  await expect(page.getByText(/By freight carrier, to the curb/)).toBeVisible();
  await page.goto("faq#refund-time");
  await expect(page.getByRole("tab", { name: "Returns and Cancelations" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.getByText(/The vendor has 30 days to refund/)).toBeVisible();
  await expect(page.getByRole("tab", { name: "How it Works" })).toHaveCount(0);
});

test("on a phone the tab of an answer that a link leads to is in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("faq#need-account");
  const tab = page.getByRole("tab", { name: "My Account" });
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tablist").scrollIntoViewIfNeeded();
  await expect(tab).toBeInViewport({ ratio: 0.9 });
});

test("an account sees the questions of its role beside the others", async ({ page }) => {
  await signedIn(page, "customer@demo.test");
  await page.goto("faq");
  await page.getByRole("tab", { name: "How Materia Works" }).click();
  await page.getByText("How much do I save?").click();
  await expect(page.getByText(/average is 55 percent on kitchens, 30 on bathrooms/)).toBeVisible();
  await expect(page.getByRole("tab", { name: "How it Works" })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("questions are read and searched, and a message is sent", async ({ page, request }) => {
    await page.goto("faq");
    await page.getByText("How do pallets arrive?").click();
    await expect(page.getByText(/By freight carrier, to the curb/)).toBeVisible();
    await page.getByRole("searchbox", { name: "Search questions and answers" }).fill("restocking");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.getByText("One answer for “restocking”")).toBeVisible();

    await page.goto("contact?topic=order");
    await page.getByLabel("Full name").fill("Ines Plain");
    await page.getByLabel("Message").fill("One box of order 100123 is missing.");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Enter your email address.").first()).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("One box of order 100123 is missing.");
    await page.getByLabel("Email", { exact: true }).fill("ines.plain@example.test");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText(/We have your message/)).toBeVisible();
    expect((await mailsTo(request, "ines.plain@example.test"))[0]?.subject).toBe("We have your message");
  });
});

test("a message with mistakes shows errors under the fields, and is sent once they are fixed", async ({
  page,
  request,
}) => {
  await page.goto("contact");
  await page.getByLabel("Full name").fill("Orrin Vale");
  await page.getByLabel("Email", { exact: true }).fill("orrin@");
  await page.getByLabel("Message").fill("When do you open on Saturdays?");
  await page.getByRole("button", { name: "Send message" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Choose what it is about.");
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(
    "Enter a valid email address.",
  );
  await page.getByLabel("Email", { exact: true }).fill("orrin.vale@example.test");
  await page.getByLabel("What is it about?").selectOption({ label: "Something else" });
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(/We have your message/)).toBeVisible();
  const [mail] = await mailsTo(request, "support@materia.example");
  expect(mail?.text).toContain("When do you open on Saturdays?");
});

const addresses = {
  "About Us": /\/about_us$/,
  "How it works": /\/how_it_works$/,
  FAQ: /\/faq$/,
  Contact: /\/contact$/,
} as const;

/** Before that a link loads its page anew, which begins another visit. */
async function waitOut(page: Page) {
  // scripts wait for the picture to be drawn, by the page's own clock
  await page.clock.runFor("00:04");
  await scriptsRun(page);
}

async function lookAround(page: Page, names: readonly (keyof typeof addresses)[]) {
  for (const name of names) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(addresses[name]);
  }
  // a part that is still on its way would be too late once the clock is put forward
  await page.waitForLoadState("networkidle");
}

test("“Save up to 30%” comes to a guest who has looked around, and never again once closed", async ({
  page,
}) => {
  const popup = page.getByRole("dialog", { name: "Save up to 30%" });
  await page.clock.install();
  await page.goto("about_us");
  await waitOut(page);
  await lookAround(page, ["How it works"]);
  await page.clock.fastForward("03:00");
  await expect(popup).toHaveCount(0);
  await lookAround(page, ["FAQ"]);
  await page.clock.fastForward("00:30");
  await expect(popup).toBeVisible();
  await expect(popup.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(popup).toHaveCount(0);

  await lookAround(page, ["About Us", "How it works", "FAQ"]);
  await page.clock.fastForward("05:00");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(popup).toHaveCount(0);
  await page.reload();
  await waitOut(page);
  await lookAround(page, ["About Us", "How it works", "FAQ"]);
  await page.clock.fastForward("05:00");
  await expect(popup).toHaveCount(0);
});

test("details left in a showroom's form reach its pro", async ({ page, request }) => {
  await inShowroom(page, "OAKSTONE");
  await page.goto("about_us");
  await page.getByRole("link", { name: "Contact me" }).click();
  const popup = page.getByRole("dialog", { name: "Save up to 30%" });
  await popup.getByLabel("Full name").fill("Nell Farrow");
  await popup.getByLabel("Phone").fill("12");
  await popup.getByRole("button", { name: "Send my details" }).click();
  await expect(popup.getByLabel("Email")).toHaveAccessibleDescription("Enter your email address.");
  await expect(popup.getByLabel("Email")).toBeFocused();
  await popup.getByLabel("Email").fill("nell.farrow@example.test");
  await popup.getByLabel("Phone").fill("(503) 555-0142");
  await popup.getByRole("button", { name: "Send my details" }).click();
  await expect(page.getByText(/We have your details/)).toBeVisible();
  await expect(popup).toHaveCount(0);
  const [mail] = await mailsTo(request, "hello@oakstone.example.com");
  expect(mail?.subject).toBe("Save up to 30%: Nell Farrow");
});

test("page views are counted only with consent, until it is withdrawn", async ({ page }) => {
  const counted: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/page_view")) counted.push(request.postDataJSON().path);
  });
  const allow = page
    .getByRole("region", { name: "Cookies" })
    .getByRole("button", { name: "Allow page counts" });
  await page.goto("about_us");
  await expect(allow).toBeVisible();
  await lookAround(page, ["FAQ"]);
  expect(counted).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("cookie_consent");

  await allow.click();
  await expect(allow).toHaveCount(0);
  await expect.poll(() => counted).toEqual(["/faq"]);
  await lookAround(page, ["How it works"]);
  await expect.poll(() => counted).toEqual(["/faq", "/how_it_works"]);

  await page.goto("cookies_policy");
  await expect.poll(() => counted.at(-1)).toBe("/cookies_policy");
  await page.getByRole("radio", { name: /Necessary only/ }).check();
  const before = counted.length;
  await lookAround(page, ["About Us", "Contact"]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Contact", exact: true })).toBeVisible();
  expect(counted).toHaveLength(before);
  await expect(allow).toHaveCount(0);
});

test("in a showroom the header is the business'", async ({ page }) => {
  await inShowroom(page, "OAKSTONE");
  await page.goto("faq");
  const header = page.getByRole("banner");
  await expect(header).toContainText("OR CCB 241877");
  await expect(header.getByRole("link", { name: "(503) 555-0142" }).first()).toBeVisible();
  await header.getByText("Services").click();
  await expect(header.getByText("Kitchen remodels")).toBeVisible();
  await header.getByText("Project gallery").click();
  await expect(header.getByText("Kitchen remodels")).toBeHidden();
  await header.getByText("Find us").click();
  await expect(header.getByRole("link", { name: "Instagram" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(header.getByRole("link", { name: "Instagram" })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByText("Services").click();
  await expect(drawer.getByText("Kitchen remodels")).toBeVisible();
  await expect(drawer.getByText("OR CCB 241877")).toBeVisible();
});

test("categories ask for a showroom first, and lead into it afterwards", async ({ page }) => {
  await page.goto("");
  const shop = page.getByRole("region", { name: "Shop by category" });
  await shop.getByRole("link", { name: "See All" }).click();
  const dialog = page.getByRole("dialog", { name: "Enter Showroom ID" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("region", { name: "All categories" }).getByRole("link", { name: "Toilets" }).click();
  await dialog.getByLabel("Enter Showroom ID").fill("OAKSTONE");
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/visualize\/contractor\/all$/);
  await page.goto("");
  await shop.getByRole("link", { name: "Tile Flooring" }).click();
  await expect(page).toHaveURL(/visualize\/contractor\/all$/);
});

test("carousels move by keyboard and button, and stay still with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("");
  const surfaces = page.getByRole("region", { name: "Surfaces" });
  const row = surfaces.getByRole("list");
  const names = await row.getByRole("link").allTextContents();
  const inSight = () =>
    row.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      const isInSight = (slide: Element) => {
        const box = slide.getBoundingClientRect();
        return box.left > left - 2 && box.right < right + 2;
      };
      return [...list.children].filter(isInSight).map((slide) => slide.textContent);
    });
  await expect(surfaces.getByRole("button", { name: "Surfaces, play" })).toBeVisible();
  expect(await inSight()).toEqual(names.slice(0, 4));
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(inSight).toEqual(names.slice(1, 5));
  await page.keyboard.press("ArrowLeft");
  await expect.poll(inSight).toEqual(names.slice(0, 4));
  // before the first stands the last, and behind the last the first
  await page.keyboard.press("ArrowLeft");
  await expect.poll(inSight).toEqual([names.at(-1), ...names.slice(0, 3)]);
  await surfaces.getByRole("button", { name: "Surfaces, forward" }).click();
  await expect.poll(inSight).toEqual(names.slice(3, 7));
  for (const first of [7, 11, 15].map((at) => at % names.length)) {
    await surfaces.getByRole("button", { name: "Surfaces, forward" }).click();
    await expect.poll(async () => (await inSight())[0]).toBe(names[first]);
  }
  expect((await inSight()).length).toBe(4);
});

test("an ID that was copied with spaces around it is found", async ({ page }) => {
  await page.goto("");
  const field = page.getByRole("main").getByLabel("Enter Showroom ID");
  await field.fill(" OAKSTONE ");
  await expect(page.getByRole("main").getByText("Oak & Stone Remodeling", { exact: true })).toBeVisible();
  await expect(field).toHaveValue("OAKSTONE");
});

test("a carousel moves on by itself, but not under the pointer or once it is stopped", async ({ page }) => {
  await page.clock.install();
  await page.goto("");
  const brands = page.getByRole("region", { name: "Brand partners", exact: true });
  const left = () => brands.getByRole("list").evaluate((list) => Math.round(list.scrollLeft));
  const stop = brands.getByRole("button", { name: "Brand partners, pause" });
  await expect(stop).toBeVisible();
  await brands.scrollIntoViewIfNeeded();
  await brands.hover();
  await page.clock.fastForward(20_000);
  expect(await left()).toBe(0);
  await page.mouse.move(2, 2);
  await expect
    .poll(async () => {
      await page.clock.fastForward(5_000);
      return left();
    })
    .toBeGreaterThan(0);
  await stop.click();
  await expect(brands.getByRole("button", { name: "Brand partners, play" })).toBeVisible();
});

test("every page of the sitemap is there", async ({ request }) => {
  const sitemap = await (await request.get("sitemap-pages.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.+?)<\/loc>/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(40);
  const failed: string[] = [];
  for (const path of paths) if ((await request.get(path)).status() !== 200) failed.push(path);
  expect(failed).toEqual([]);
});
