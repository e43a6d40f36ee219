import { describe, expect, it } from "vitest";
import { readCookie, showroomCookie, showroomIn } from "./browser-cookies.ts";

describe("the showroom's cookie", () => {
  it("is found among others", () => {
    expect(showroomIn("a=1; showroom=OAKSTONE; b=2")).toBe("OAKSTONE");
    expect(showroomIn("myshowroom=OAKSTONE")).toBeUndefined();
    expect(showroomIn(null)).toBeUndefined();
  });

  it("is ignored when it cannot be an ID", () => {
    expect(showroomIn("showroom=")).toBeUndefined();
    expect(showroomIn("showroom=%3Cscript%3E")).toBeUndefined();
    expect(showroomIn("showroom=%E0%A4%A")).toBeUndefined();
    expect(showroomIn(`showroom=${"A".repeat(60)}`)).toBeUndefined();
  });

  it("lasts 340 days, and is removed by leaving", () => {
    expect(showroomCookie("OAKSTONE")).toBe("showroom=OAKSTONE; Path=/; Max-Age=29376000; SameSite=Lax");
    expect(showroomCookie(null)).toContain("Max-Age=0");
  });
});

describe("readCookie", () => {
  it("decodes the value", () => {
    expect(readCookie("remember_email", "remember_email=maya%40demo.test")).toBe("maya@demo.test");
  });
});
