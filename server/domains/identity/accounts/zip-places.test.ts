import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { visitor } from "../../../../tests/support/visitor.ts";

describe("GET /api/zip/{zip}", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test?.close());

  const ask = (zip: string) => visitor(test.app).call(`GET /api/zip/${zip}`);

  it.each([
    ["97205", "Portland", "OR"],
    ["02139", "Cambridge", "MA"],
    ["00901", "San Juan", "PR"],
    ["96910", "Hagatna", "GU"],
    ["09012", "APO", "AE"],
    ["99950", "Ketchikan", "AK"],
    ["96960", "Majuro", "MH"],
  ])("knows %s as %s, %s", async (zip, city, state) => {
    const { status, body } = await ask(zip);
    expect([status, body.data]).toEqual([200, { city, state }]);
  });

  it("returns nothing for unused numbers", async () => {
    expect((await ask("00000")).body.data).toBeNull();
  });

  it.each(["9720", "972055", "97205-1234", "abcde", "%20%20%20%20%20"])("refuses %s", async (zip) => {
    expect((await ask(zip)).status).toBe(422);
  });
});
