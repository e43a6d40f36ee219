import { expect, type Page, test } from "@playwright/test";

/** The delivery address of the sign-up form, reached as a customer reaches it. */
async function openAddress(page: Page, zip: string) {
  await page.goto("register");
  await page.getByLabel("Full name").fill("Dana Whitfield");
  await page.getByLabel("Email").fill("dana.zip@example.test");
  await page.getByRole("textbox", { name: "Password" }).fill("Grout-And-Grain-7");
  await page.getByLabel("Phone number").fill("5035550142");
  await page.getByLabel("ZIP code").first().fill(zip);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "Shipping address" })).toBeVisible();
  const [city, state, zipCode] = ["City", "State", "ZIP code"].map((label) =>
    page.getByLabel(label).filter({ visible: true }),
  );
  return { city: city!, state: state!, zipCode: zipCode! };
}

test("a ZIP code fills city and state, follows its changes, and leaves alone what was typed", async ({
  page,
}) => {
  const { city, state, zipCode } = await openAddress(page, "97205");
  await expect(city).toHaveValue("Portland");
  await expect(state).toHaveValue("OR");

  await zipCode.fill("02139");
  await expect(city).toHaveValue("Cambridge");
  await expect(state).toHaveValue("MA");

  await city.fill("Cambridgeport");
  await zipCode.fill("98101-1234");
  await expect(state).toHaveValue("WA");
  await expect(city).toHaveValue("Cambridgeport");
});

test("an unknown ZIP code changes nothing, and an autofilled address stays", async ({ page }) => {
  const answered = page.waitForResponse(/\/api\/zip\/00000/);
  const { city, state, zipCode } = await openAddress(page, "00000");
  await answered;
  await expect(city).toHaveValue("");
  await expect(state).toHaveValue("");
  await expect(page.getByRole("alert")).toHaveCount(0);

  const asked = page.waitForResponse(/\/api\/zip\/97007/);
  // Autofill sets all fields at once, and fires events afterward.
  await zipCode.evaluate((zip: HTMLInputElement) => {
    const fields = { shipping_city: "Aloha", shipping_state: "OR", shipping_zip_code: "97007" };
    const form = zip.form!;
    const named = Object.entries(fields).map(([name, text]) => {
      const field = form.elements.namedItem(name) as HTMLInputElement;
      const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, "value")!.set!.call(field, text);
      return field;
    });
    for (const field of named) {
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  await asked;
  // what the answer changes is on the screen two frames later
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(city).toHaveValue("Aloha");
});
