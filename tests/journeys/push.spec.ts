import { expect, type Page, test } from "@playwright/test";
import { signedIn } from "./people.ts";

test.use({ serviceWorkers: "allow" });

/** Stands in for the browser maker's push service, which a test can't reach: a subscription with real keys. */
const withPushService = (page: Page) =>
  page.addInitScript(() => {
    const url64 = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
        "deriveBits",
      ]);
      const p256dh = url64(await crypto.subtle.exportKey("raw", pair.publicKey));
      const auth = url64(crypto.getRandomValues(new Uint8Array(16)).buffer);
      const endpoint = `https://push.invalid.example.com/send/${auth}`;
      return { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) } as unknown as PushSubscription;
    };
  });

test("a customer turns push on, sees what is pushed, and turns it off", async ({ page, context }) => {
  await context.grantPermissions(["notifications"]);
  await withPushService(page);
  await signedIn(page, "customer@demo.test");
  await page.goto("account/notifications");
  const section = page.getByRole("region", { name: "Push notifications" });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await section.getByRole("button", { name: "Turn on for this device" }).click();
  await expect(section.getByText("This device", { exact: true })).toBeVisible();
  const orders = page.getByRole("group", { name: "Order updates", exact: true });
  await orders.getByLabel("Push").uncheck();
  await expect(page.getByText("Order updates by push: off")).toBeVisible();
  await page.reload();
  await expect(orders.getByLabel("Push")).not.toBeChecked();
  await expect(orders.getByLabel("By email")).toBeChecked();
  await orders.getByLabel("Push").check();

  // what a push service would hand to the browser
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registration;
  const push = (data: string) =>
    devtools.send("ServiceWorker.deliverPushMessage", {
      origin: new URL(page.url()).origin,
      registrationId,
      data,
    });
  await push(
    JSON.stringify({ tag: "a", title: "Your tile ships", body: "14 boxes", link: "/account/orders/1" }),
  );
  await push("not what we send");
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
    });
  await expect.poll(async () => (await shown()).length, { timeout: 5000 }).toBe(2);
  expect(await shown()).toEqual([
    { title: "Your tile ships", body: "14 boxes", data: "/account/orders/1" },
    { title: "You have a new notification", body: "", data: "/notification" },
  ]);

  await section.getByRole("button", { name: "Turn off for this device" }).click();
  await expect(section.getByRole("button", { name: "Turn on for this device" })).toBeVisible();
});
