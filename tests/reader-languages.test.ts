import { afterAll, beforeAll, expect, it } from "vitest";
import { notify } from "../server/domains/messaging/notifications/index.ts";
import { type TestApp, testApp } from "./support/app.ts";
import { mailsTo, registration, visitor } from "./support/visitor.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** As our Spanish pages call. */
const spanish = { "Accept-Language": "es" };
const subjects = async (address: string) => (await mailsTo(test.app, address)).map(({ subject }) => subject);

async function register(email: string, headers: Record<string, string> = {}) {
  const who = visitor(test.app);
  const { body } = await who.call("POST /api/register", registration(email), headers);
  who.token = body.token;
  return { who, id: body.user.id };
}

it("who signs up on a Spanish page gets emails and news in Spanish", async () => {
  const { who, id } = await register("rosa@example.test", spanish);
  expect(await subjects("rosa@example.test")).toEqual(["Confirme su correo electrónico"]);
  await who.call("POST /api/password/forgot", { email: "rosa@example.test" });
  expect(await subjects("rosa@example.test")).toContain("Crear una contraseña nueva");
  await notify(test.platform.db, {
    user_id: id,
    kind: "order",
    title: "Order 100123: Shipped",
    body: "Two boxes",
    link: "/",
  });
  const { body } = await who.call("GET /api/notification", undefined, spanish);
  expect(body.data).toMatchObject({ data: [{ title: "Pedido 100123: Enviado", body: "Two boxes" }] });
  const inEnglish = await who.call("GET /api/notification");
  expect(inEnglish.body.data).toMatchObject({ data: [{ title: "Order 100123: Shipped" }] });
});

it("the page where an account does something decides, not what its browser prefers", async () => {
  const { who } = await register("noe@example.test");
  expect(await subjects("noe@example.test")).toEqual(["Confirm your email address"]);
  const languageNow = async () => {
    const mine = test.platform.db
      .selectFrom("users")
      .select("language")
      .where("email", "=", "noe@example.test");
    return (await mine.executeTakeFirstOrThrow()).language;
  };
  await who.call("PUT /api/notification/all", {}, { "Accept-Language": "es-MX,es;q=0.9,en;q=0.8" });
  expect(await languageNow()).toBe("en");
  await who.call("GET /api/notification", undefined, spanish);
  expect(await languageNow()).toBe("en");
  await who.call("PUT /api/notification/all", {}, spanish);
  expect(await languageNow()).toBe("es");
  await who.call("PUT /api/notification/all", {}, { "Accept-Language": "en" });
  expect(await languageNow()).toBe("en");
});

it("an account's units are its last browser's, and a sign-in tells them to the next one", async () => {
  const { who } = await register("uta@example.test");
  who.cookies.set("units", "metric");
  await who.call("GET /api/authuser");
  const next = visitor(test.app);
  const form = { email: "uta@example.test", password: registration("").password };
  expect((await next.call("POST /api/login", form)).body.user.units).toBe("metric");
  // a browser that chose nothing takes nothing away
  next.token = (await next.call("POST /api/login", form)).body.token;
  expect((await next.call("GET /api/authuser")).body.user.units).toBe("metric");
  next.cookies.set("units", "feet");
  await next.call("GET /api/authuser");
  expect((await next.call("GET /api/authuser")).body.user.units).toBe("feet");
});

it("guests get answers in the language of the page where they wrote, and staff gets them in English", async () => {
  const form = {
    full_name: "Lupe Ríos",
    email: "lupe@example.test",
    topic: "order",
    message: "Faltan dos cajas.",
  };
  await visitor(test.app).call("POST /api/contact", form, spanish);
  expect(await subjects("lupe@example.test")).toEqual(["Tenemos su mensaje"]);
  expect((await subjects("no-reply@localhost"))[0]).toContain("Lupe Ríos");
});
