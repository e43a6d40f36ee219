import { expect, test } from "vitest";
import needed from "../../../content/also-needed.json" with { type: "json" };
import catalog from "../../../content/spanish/catalog.json" with { type: "json" };
import refusals from "../../../content/spanish/errors.json" with { type: "json" };
import { errors } from "../../../contract/errors.ts";
import { notificationKinds } from "../../../contract/messaging/notification-kinds.ts";
import standard from "../../../db/standard-categories.json" with { type: "json" };
import { deviceName, placeOf } from "../device-name.ts";
import { named } from "./catalog-names.rules.ts";
import { deviceInSpanish } from "./device-names.ts";
import { inLanguage } from "./named-reply.ts";
import { ofRooms, roomNameIn } from "./room-names.ts";
import { spanishFailure, spanishFields } from "./spanish-failures.ts";

test("categories, filters, specifications and options have Spanish names, and keep what programs read", () => {
  const facet = {
    key: "finish",
    label: "Finish",
    unit: "",
    kind: "enum",
    values: [{ value: "Matte Black", label: "Matte Black", count: 3 }],
  };
  expect(named([{ name: "Bath Tubs", slug_url: "bath-tubs" }, facet])).toEqual([
    { name: "Tinas de baño", slug_url: "bath-tubs" },
    {
      ...facet,
      label: "Acabado",
      values: [{ value: "Matte Black", label: "Negro mate", count: 3 }],
    },
  ]);
  expect(named({ sku: "A", options: { Finish: "Chrome", Width: "24 in." } })).toEqual({
    sku: "A",
    options: { Acabado: "Cromo", Ancho: "24 in." },
  });
  const width = { value: "0..20", label: "0 to 20 in.", count: 1 };
  expect(named({ key: "width_in", label: "Width", values: [width] })).toMatchObject({
    values: [{ value: "0..20", label: "0 a 20 in." }],
  });
});

test("options that have a size in them are in Spanish, and the size stays", () => {
  const said = (...values: string[]) =>
    values.map((value) => (named({ sku: "A", options: value }) as { options: string }).options);
  expect(
    said("12 in. centers", "2 in. hexagon on 12×12 in. sheet", "4×4 in., 2 in. deep", "With 10 in. plate"),
  ).toEqual([
    "12 in. entre centros",
    "hexágono de 2 in. en malla de 12×12 in.",
    "4×4 in., 2 in. de fondo",
    "Con placa de 10 in.",
  ]);
  expect(said("7-1/2 in. wide", "126×63 in. slab", "100 sq ft roll", "Ashlar, 4 to 12 in. high")).toEqual([
    "7-1/2 in. de ancho",
    "placa de 126×63 in.",
    "rollo de 100 sq ft",
    "Sillar, 4 a 12 in. de alto",
  ]);
});

test("devices and their places are named in Spanish", () => {
  const device = { id: "1", name: "Safari on iOS", place: "This computer" };
  expect(inLanguage("es", "GET /api/sessions", { success: true, data: [device] })).toEqual({
    success: true,
    data: [{ id: "1", name: "Safari en iOS", place: "Esta computadora" }],
  });
  const names = [deviceName(""), deviceName("x"), placeOf("10.0.0.8"), placeOf("?"), placeOf("203.0.113.9")];
  expect(names.map(deviceInSpanish)).toEqual([
    "Un cliente de la API",
    "Un navegador desconocido",
    "Red local (10.0.0.8)",
    "Lugar desconocido",
    "203.0.113.9",
  ]);
});

test("rooms read their products' options in English, and show them in Spanish", () => {
  const product = {
    sku: "A",
    category: { name: "Bath Tubs", slug_url: "bath-tubs" },
    options: { Finish: "Chrome" },
  };
  expect(inLanguage("es", "POST /api/rooms/goods", { data: { found: [product] } })).toEqual({
    data: {
      found: [
        {
          ...product,
          category: { name: "Tinas de baño", slug_url: "bath-tubs" },
          shown_options: { Finish: { name: "Acabado", value: "Cromo" } },
        },
      ],
    },
  });
});

test("sizes in options and filters are in metric, and beside what is signed", () => {
  const sold = { sku: "A", options: { Size: "12×24 in." } };
  expect(inLanguage("es", "GET /api/orders/{id}", { items: [sold] }, "metric")).toEqual({
    items: [{ sku: "A", options: { Tamaño: "30 cm × 61 cm" } }],
  });
  expect(inLanguage("en", "GET /api/shared_proposals/{token}", { lines: [sold] }, "metric")).toEqual({
    lines: [{ sku: "A", options: { Size: "12×24 in. (30 cm × 61 cm)" } }],
  });
  const width = { key: "width_in", label: "Width", values: [{ value: "0..20", label: "0 to 20 in." }] };
  expect(inLanguage("es", "POST /api/visualization/products", { facets: [width] }, "metric")).toMatchObject({
    facets: [{ values: [{ value: "0..20", label: "0 cm a 51 cm" }] }],
  });
  const product = { ...sold, category: {}, attributes: {} };
  expect(inLanguage("en", "POST /api/rooms/goods", { data: [product] }, "metric")).toEqual({
    data: [{ ...product, shown_options: { Size: { name: "Size", value: "30 cm × 61 cm" } } }],
  });
});

test("how what a job needs is counted is in the page's language and units", () => {
  const need = { how: "one covers 15 sq ft", steps: ["76.9 sq ft take 5.13: 6 to buy"] };
  const said = inLanguage("es", "POST /api/products/also-needed", { data: [need] }, "metric") as {
    data: [typeof need];
  };
  expect(said.data[0].how).toMatch(/1\.39 m²/);
  expect(said.data[0].steps[0]).toMatch(/7\.14 m²/);
  expect(JSON.stringify(said)).not.toMatch(/covers|take|buy|sq ft|pies/);
});

test("a room begins with its template's Spanish name, and with what else people call it", () => {
  const named = ["Snowmelt Hall Bath", "My room", "Rosa's bath"].map((name) => roomNameIn("es", name));
  expect(named).toEqual(["Baño de pasillo Deshielo", "Mi cuarto", "Rosa's bath"]);
  expect(roomNameIn("en", "Snowmelt Hall Bath")).toBe("Snowmelt Hall Bath");
});

test("an order says which side acted in Spanish, and the desk for help is called so", () => {
  const history = [{ status: "shipped", by: "Vendor", note: "Vendor", at: "2026-05-01" }];
  expect(inLanguage("es", "GET /api/orders/{id}", { history })).toEqual({
    history: [{ ...history[0], by: "Proveedor" }],
  });
  const desk = { kind: "support", title: "Support", last: { text: "Support" } };
  const pro = { kind: "showroom", title: "Support" };
  expect(inLanguage("es", "GET /api/conversations", { data: [desk, pro] })).toEqual({
    data: [{ ...desk, title: "Soporte" }, pro],
  });
});

test("the landing page's room says what a choice takes in Spanish", () => {
  const figures = { qty: 22, unit: "Box", amount: "22 boxes for 183 sq ft", area_sqft: 182.6 };
  const choice = { sku: "A", options: "Chrome, 24 in.", figures };
  expect(named({ id: "tub", label: "Tub", dot: [0, 1], choices: [choice] })).toMatchObject({
    label: "Tina",
    choices: [{ options: "Cromo, 24 in.", figures: { amount: "22 cajas para 183 pies²" } }],
  });
});

test("names of products and makers stay as they are", () => {
  const brand = { key: "brand", label: "Brand", values: [{ value: "Slate", label: "Slate", count: 1 }] };
  expect(named({ products: [{ hash: "x", name: "Paint" }], brand })).toEqual({
    products: [{ hash: "x", name: "Paint" }],
    brand: { ...brand, label: "Marca" },
  });
});

test("every name of the standard catalog has its Spanish", () => {
  const { departments, categories, attributes } = standard;
  const names = [...departments, ...categories, ...categories.flatMap(({ children }) => children)];
  expect(names.map(({ name }) => name).filter((name) => !(name in catalog.categories))).toEqual([]);
  expect(attributes.map(({ label }) => label).filter((label) => !(label in catalog.filters))).toEqual([]);
});

test("each reason why a job needs something else has its Spanish", () => {
  const texts = needed.flatMap(({ needs }) => needs.map(({ why }) => why));
  expect(texts.filter((text) => !(text in catalog.needs))).toEqual([]);
});

test("refusals are said in Spanish, with what is filled in", () => {
  expect(spanishFailure("too_many", { seconds: 30 })).toBe(
    "Demasiados intentos. Espere 30 segundos e inténtelo de nuevo.",
  );
  expect(spanishFailure("cannot_write", { reason: "This conversation is closed. Start a new one." })).toMatch(
    /Esta conversación está cerrada/,
  );
  expect(
    spanishFields({
      email: ["Enter an email address.", "Enter at most 254 characters."],
      city: ["Add the city."],
      card_id: ["You have no saved card. Please enter a card."],
      lot: ["Only 4 left in stock."],
      other: ["Nobody knows this."],
    }),
  ).toEqual({
    email: ["Escriba un correo electrónico.", "Escriba 254 caracteres como máximo."],
    city: ["Agregue este dato: ciudad."],
    card_id: ["No tiene una tarjeta guardada. Escriba una tarjeta."],
    lot: ["Solo quedan 4 en existencia."],
    other: ["Nobody knows this."],
  });
});

test("every refusal has its Spanish, with the same values to fill in", () => {
  const marksOf = (said: string) => (said.match(/\{\w*\}/g) ?? []).toSorted();
  const english = Object.entries(errors).map(([code, { message }]) => [code, marksOf(message)]);
  const spanish = Object.entries(refusals.codes).map(([code, said]) => [code, marksOf(said)]);
  expect(Object.fromEntries(spanish)).toEqual(Object.fromEntries(english));
});

test("the options of ordered products are in Spanish, and their names stay", () => {
  const item = { sku: "A", name: "Paint", label: "Paint", options: { Finish: "Chrome" }, surface: "Paint" };
  expect(inLanguage("es", "GET /api/orders/{id}", { data: { items: [item] } })).toEqual({
    data: { items: [{ ...item, options: { Acabado: "Cromo" } }] },
  });
});

test("a list of values is in Spanish", () => {
  const colors = { key: "color_family", label: "Color family", value: "White, blue", values: null };
  expect(named(colors)).toMatchObject({ value: "Blanco, azul" });
});

test("what notifications are about is in Spanish", () => {
  const { label, text } = notificationKinds.offer;
  const kind = { kind: "offer", group: "products", label, text, app: true };
  const said = inLanguage("es", "GET /api/notification/settings", { data: { kinds: [kind] } });
  expect(said).toMatchObject({ data: { kinds: [{ kind: "offer", label: "Cupones de profesionales" }] } });
  expect(JSON.stringify(said)).not.toContain(text);
  expect(inLanguage("es", "GET /api/unsubscribe/{token}", { data: { about: [label] } })).toEqual({
    data: { about: ["Cupones de profesionales"] },
  });
});

test("what was done is said in Spanish, and the rest of a reply stays as it is", () => {
  const reply = {
    success: true,
    message: "We emailed the link to ana@example.com.",
    data: { name: "Order" },
  };
  const key = "POST /api/projects/{projectId}/links";
  expect(inLanguage("es", key, reply)).toEqual({
    ...reply,
    message: "Enviamos el enlace a ana@example.com.",
  });
  expect(inLanguage("en", key, reply)).toBe(reply);
});

test("floor plans and templates of the marketplace have Spanish names, and people's own keep theirs", () => {
  const template = {
    ...{ id: "modern-galley", name: "Two Steps Galley", floorplan: "galley-8x12", is_private: false },
    description:
      "Flat fronts on both sides make a narrow room read as one line. The floor is Kvalnes in Ash, the tops are Orion Quartz.",
    picture: { url: "/a", alt: "Two Steps Galley, rendered" },
  };
  expect(ofRooms([template])).toEqual([
    {
      ...template,
      name: "Cocina de pasillo Dos pasos",
      description:
        "Los frentes lisos en los dos lados hacen que un cuarto angosto se lea como una sola línea. El piso es Kvalnes in Ash y las cubiertas son Orion Quartz.",
      picture: { url: "/a", alt: "Cocina de pasillo Dos pasos, en imagen 3D" },
    },
  ]);
  expect(ofRooms({ total: 1, unknown: 2, missing: ["chair", "rug"] })).toMatchObject({
    missing: ["silla", "tapete"],
  });
  const own = { ...template, is_private: true };
  expect(ofRooms({ data: own })).toEqual({ data: own });
  expect(ofRooms({ name: "Den 11 × 13", layout: "reading room", is_private: false })).toMatchObject({
    name: "Estudio 11 × 13",
    layout: "cuarto de lectura",
  });
});

test("titles, styles and places of designs are in Spanish, and what people asked for stays", () => {
  const step = { from: 0, price: 1, credits: 0 };
  const design = {
    ...{ title: "Organic Modern, snow tile", style_name: "Organic Modern", arrangement: "king bed" },
    lines: [{ where: "Coffee table", name: "Coastal Table" }],
    steps: [
      { ...step, number: 0, words: "First design" },
      { ...step, number: 1, words: "Cheaper" },
    ],
    picture: { alt: "Organic Modern, snow tile in 3D" },
  };
  expect(inLanguage("es", "GET /api/AI/jobs/{id}", { data: { designs: [design] } })).toEqual({
    data: {
      designs: [
        {
          ...{
            title: "Moderno orgánico, loseta nieve",
            style_name: "Moderno orgánico",
            arrangement: "cama king",
          },
          lines: [{ where: "Mesa de centro", name: "Coastal Table" }],
          steps: [
            { ...step, number: 0, words: "Primer diseño" },
            { ...step, number: 1, words: "Cheaper" },
          ],
          picture: { alt: "Moderno orgánico, loseta nieve en 3D" },
        },
      ],
    },
  });
});
