import { describe, expect, expectTypeOf, it } from "vitest";
import { type Api, ApiError, apiRequest, type CallArguments, type ReplyOf, readReply } from "./api-call.ts";

const origin = "http://shop.test";
const request = (key: string, call = {}) => apiRequest(origin, key, call, new Headers());

describe("apiRequest", () => {
  it("writes path, query and method of a call", () => {
    const made = request("GET /api/projectCart/{id}", {
      params: { id: "a/b c" },
      query: { page: 2, tags: ["x", "y"], none: undefined, nothing: null },
    });
    expect(made.method).toBe("GET");
    expect(made.url).toBe("http://shop.test/api/projectCart/a%2Fb%20c?page=2&tags=x&tags=y");
  });

  it("sends a body as JSON, with the key that makes it harmless to repeat", async () => {
    const made = request("POST /api/checkout", { body: { total: 12.5 }, idempotencyKey: "k-1" });
    expect(made.headers.get("Content-Type")).toBe("application/json");
    expect(made.headers.get("Idempotency-Key")).toBe("k-1");
    expect(await made.json()).toEqual({ total: 12.5 });
  });

  it("sends files as form data", async () => {
    const file = new File(["a,b"], "prices.csv", { type: "text/csv" });
    const form = await request("POST /api/vendor/imports", {
      multipart: true,
      body: { file, dry_run: 1, skip: undefined },
    }).formData();
    expect((form.get("file") as File).name).toBe("prices.csv");
    expect(form.get("dry_run")).toBe("1");
    expect(form.has("skip")).toBe(false);
  });

  it("sends a body with a file as form data unasked", async () => {
    const document = new File(["%PDF-1.7"], "certificate.pdf", { type: "application/pdf" });
    const body = {
      document,
      state: "WA",
      number: "55-1042",
      expires_on: "2027-12-31",
      reason: "resale",
    } as const;
    const form = await request("POST /api/tax_certificates", { body }).formData();
    expect((form.get("document") as File).name).toBe("certificate.pdf");
    expect(form.get("state")).toBe("WA");
  });

  it("refuses a call without its path parameter", () => {
    expect(() => request("GET /api/orders/{id}")).toThrow(/needs the parameter "id"/);
  });
});

describe("readReply", () => {
  it("answers the body of a success", async () => {
    expect(await readReply(Response.json({ success: true, data: [1] }))).toEqual({
      success: true,
      data: [1],
    });
  });

  it("throws a failure with all that it says", async () => {
    const failure = {
      success: false,
      message: "The given data was invalid.",
      code: "invalid",
      errors: { email: ["Enter your email address."] },
      data: { version: 3 },
      request_id: "r-1",
    };
    const error = await readReply(Response.json(failure, { status: 422 })).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    const { success: _, ...said } = failure;
    expect(error).toMatchObject({ status: 422, ...said });
  });

  it("throws even where the answer is no JSON, as from a proxy", async () => {
    const answer = new Response("<h1>Bad gateway</h1>", { status: 502, headers: { "X-Request-Id": "r-2" } });
    await expect(readReply(answer)).rejects.toMatchObject({
      status: 502,
      message: "",
      request_id: "r-2",
      errors: {},
    });
  });
});

describe("the types of a call", () => {
  it("ask for what the contract asks for", () => {
    expectTypeOf<CallArguments<"GET /api/setting">>().toExtend<[call?: object]>();
    expectTypeOf<[]>().toExtend<CallArguments<"GET /api/menu_category">>();
    expectTypeOf<[]>().not.toExtend<CallArguments<"POST /api/login">>();
    expectTypeOf<[{ body: { email: string; password: string } }]>().toExtend<
      CallArguments<"POST /api/login">
    >();
    expectTypeOf<[{ body: { email: number } }]>().not.toExtend<CallArguments<"POST /api/login">>();
    expectTypeOf<ReplyOf<"POST /api/login">["token"]>().toEqualTypeOf<string>();
    expectTypeOf<Api>().toBeFunction();
  });
});

it("a success whose body breaks off counts as a lost connection, so that nobody is signed out by a reload", async () => {
  const broken = new Response('{"success":true,"us', { status: 200 });
  await expect(readReply(broken)).rejects.toMatchObject({ status: 0, code: "offline" });
});
