import { describe, expect, it } from "vitest";
import { ApiError, toastFor } from "./api.ts";

const failed = (status: number, message = "") =>
  new ApiError(status, { message, code: "internal", request_id: "" });

describe("the message for a failed call", () => {
  it("says invalid input in the shop's own words, as a warning", () => {
    expect(toastFor(failed(422, "The given data was invalid."))).toEqual({
      kind: "warning",
      message: "Invalid input OR some mandatory fields are blank.",
    });
    expect(toastFor(failed(422, "This coupon has ended."))).toEqual({
      kind: "warning",
      message: "This coupon has ended.",
    });
  });

  it.each([403, 404, 405, 500])("says the server's message for %i", (status) => {
    expect(toastFor(failed(status, "No."))).toEqual({ kind: "error", message: "No." });
  });

  it("has words of its own when the server has none", () => {
    expect(toastFor(failed(404))?.message).toBe("Record not found for processing.");
    expect(toastFor(failed(405))?.message).toBe("Internal Server error please try again.");
    expect(toastFor(failed(500))?.message).toBe("Internal Server error please try again.");
  });

  it("says nothing about statuses that have no words", () => {
    expect(toastFor(failed(418, "teapot"))).toBeUndefined();
  });
});
