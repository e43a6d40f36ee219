import { describe, expect, it } from "vitest";
import { notificationKinds } from "../../../../contract/messaging/notification-kinds.ts";
import { kindsFor, problemWith } from "./settings.rules.ts";

const kind = (kinds: ReturnType<typeof kindsFor>, name: string) => kinds.find((one) => one.kind === name);

describe("kindsFor", () => {
  it("lists what the role gets, group by group", () => {
    const names = kindsFor("User", []).map((one) => one.kind);
    expect(names).toEqual([
      "receipt",
      "order",
      "sample",
      "goods",
      "checklist",
      "message",
      "selection",
      "hire",
      "proposal",
      "project",
      "share",
      "offer",
      "review",
      "account",
    ]);
    for (const role of ["Vendor", "Contractor", "Admin"] as const) {
      const groups = kindsFor(role, []).map(({ group }) => group);
      expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([...new Set(groups)]);
    }
  });

  it("has everything on until it is switched off", () => {
    expect(kind(kindsFor("User", []), "message")).toMatchObject({ app: true, mail: true, push: true });
    const off = [{ kind: "message", app: true, mail: false, push: false }];
    expect(kind(kindsFor("User", off), "message")).toMatchObject({ app: true, mail: false, push: false });
  });

  it("shows what the address refused before it had an account", () => {
    expect(kind(kindsFor("User", [], ["offer"]), "offer")).toMatchObject({ mail: false });
    const again = [{ kind: "offer", app: true, mail: true, push: true }];
    expect(kind(kindsFor("User", again, ["offer"]), "offer")).toMatchObject({ mail: true });
  });

  it("keeps safety on, and has no switch where nothing is sent", () => {
    const kinds = kindsFor("Contractor", [{ kind: "account", app: false, mail: false, push: false }]);
    expect(kind(kinds, "account")).toMatchObject({ app: true, mail: true, push: true, is_locked: true });
    expect(kind(kinds, "lead")).toMatchObject({ app: null, mail: true, push: null });
  });
});

describe("problemWith", () => {
  it("names what can't be switched off", () => {
    expect(problemWith("User", [{ kind: "receipt", mail: false }])).toContain("Order confirmations");
    expect(problemWith("User", [{ kind: "account", app: false }])).toContain("can't be turned off");
    expect(problemWith("User", [{ kind: "message", mail: false }])).toBeUndefined();
  });

  it("refuses what the role never gets, and channels that do not exist", () => {
    expect(problemWith("User", [{ kind: "payout", mail: false }])).toContain("payouts");
    expect(problemWith("Contractor", [{ kind: "lead", app: true }])).toContain("by email only");
    expect(problemWith("Contractor", [{ kind: "lead", push: true }])).toContain("by email only");
  });
});

it("never makes codes, receipts and bank changes optional", () => {
  for (const name of ["account", "receipt", "bank", "direct"] as const) {
    expect(notificationKinds[name].is_locked).toBe(true);
  }
});
