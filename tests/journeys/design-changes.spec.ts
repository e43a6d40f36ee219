import { expect, type Page, test } from "@playwright/test";
import { designed, inShowroom, signInToDesigner } from "./people.ts";
import { withoutGraphics } from "./room-steps.ts";

/** The designs of a request as they are stored. */
async function stored(page: Page) {
  const id = page.url().split("/").at(-1)!;
  const token = await page.evaluate(() => localStorage.getItem("AIauthToken"));
  const answer = await page.request.get(`/api/AI/jobs/${id}`, {
    headers: { AuthorizationAI: `Bearer ${token}` },
  });
  return (await answer.json()).data.designs as {
    step: number;
    price: number;
    steps: { words: string }[];
    lines: { place: string; sku: string; name: string; kept: boolean }[];
  }[];
}

test("a design is changed like in a conversation: looked at first, kept in parts, and undone", async ({
  page,
}) => {
  await withoutGraphics(page);
  await inShowroom(page, "OAKSTONE");
  await signInToDesigner(page);

  await test.step("hears what isn't sold here before anything is spent", async () => {
    await page.getByLabel("Your brief").fill("Bathroom 6x9 with a tub, white tile, heated towel rail.");
    const unclear = page.getByRole("list", { name: "Unclear" });
    await expect(unclear).toContainText(/“heated towel rail”: .* doesn't sell it\. The nearest is .*\$/);
    await unclear.getByRole("button", { name: "Go on without it" }).click();
    await expect(unclear).toBeHidden();
    await page.getByRole("button", { name: "Create designs" }).click();
    await designed(page);
  });

  const first = page.getByRole("article").first();
  const dialog = page.getByRole("dialog");
  const credits = page.getByText(/\d+ credits? left/);
  const paid = async () => Number.parseInt((await credits.textContent()) ?? "", 10);
  const open = () => first.getByRole("button", { name: /^Change it/ }).click();
  const shown = first.getByText(/^\$[\d,]+\.\d\d$/).first();
  await expect(first).toBeVisible();
  const before = (await shown.textContent()) ?? "nothing";
  const had = await paid();

  await test.step("keeps the floor, and a change that is only about it comes to nothing", async () => {
    await open();
    await dialog.getByRole("button", { name: /^Keep ?: Floor/ }).click();
    await expect(dialog.getByRole("button", { name: /^Kept ?: Floor/ })).toBeVisible();
    await dialog.getByLabel("What should be different?").fill("make the floor darker");
    await dialog.getByRole("button", { name: "Preview change" }).click();
    await expect(dialog.getByRole("alert")).toContainText("you keep");
    await dialog.getByRole("button", { name: "Change something else" }).click();
  });

  await test.step("cancels a preview that takes long, and the words stay", async () => {
    // no answer comes
    await page.route("**/api/AI/designs/*/preview", () => {});
    await dialog.getByLabel("What should be different?").fill("make it brighter");
    await dialog.getByRole("button", { name: "Preview change" }).click();
    await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(dialog.getByRole("button", { name: "Cancel", exact: true })).toBeHidden();
    await expect(dialog.getByLabel("What should be different?")).toHaveValue("make it brighter");
    await page.unroute("**/api/AI/designs/*/preview");
  });

  await test.step("chooses another vanity from the alternatives, for free", async () => {
    await dialog.getByRole("button", { name: /^Alternatives for Vanity/ }).click();
    await dialog.getByRole("list", { name: "Alternatives for Vanity" }).getByRole("button").first().click();
    await expect(dialog.getByText("This change is free.")).toBeVisible();
    await expect(dialog.getByRole("row", { name: /^Vanity/ })).toContainText("→");
    await dialog.getByRole("button", { name: "Make this change" }).click();
    await expect(dialog.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveCount(2);
  });

  await test.step("looks at a cheaper one, cancels, looks again and makes it", async () => {
    const field = dialog.getByLabel("What should be different?");
    await field.fill("10% cheaper");
    await dialog.getByRole("button", { name: "Preview change" }).click();
    await expect(dialog.getByText(`Costs 1 credit. You have ${had}.`)).toBeVisible();
    await expect(dialog.getByRole("row", { name: /^Floor/ })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(field).toHaveValue("10% cheaper");
    await dialog.getByRole("button", { name: "Preview change" }).click();
    await dialog.getByRole("button", { name: "Make this change" }).click();
    await expect(dialog.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveCount(3);
    await page.keyboard.press("Escape");
    await expect(credits).toHaveText(new RegExp(`^${had - 1} credit`));
  });

  await test.step("goes back to the first design after a reload, and forward again", async () => {
    await page.reload();
    const changes = first.getByRole("region", { name: "Changes" });
    await expect(changes).toContainText("Change 2 of 2");
    const cheaper = (await shown.textContent()) ?? "nothing";
    await changes.getByRole("button", { name: /^Undo/ }).click();
    await expect(changes).toContainText("Change 1 of 2");
    await changes.getByRole("button", { name: /^Undo/ }).click();
    await expect(shown).toHaveText(before);
    await changes.getByRole("button", { name: /^Redo/ }).click();
    await changes.getByRole("button", { name: /^Redo/ }).click();
    await expect(shown).toHaveText(cheaper);
    await expect(credits).toHaveText(new RegExp(`^${had - 1} credit`));
  });

  await test.step("finds it stored so", async () => {
    const [design] = await stored(page);
    const steps = [{}, { words: expect.stringMatching(/^Vanity: /) }, { words: "10% cheaper" }];
    expect(design).toMatchObject({ step: 2, steps });
    expect(design!.lines.filter(({ kept }) => kept).map(({ place }) => place)).toEqual(["floor"]);
  });
});
