import { describe, expect, it } from "vitest";
import { authorName, headingOf, previewOf, refusalToWrite, roleName } from "./conversations.rules.ts";
import { digestEmail } from "./emails.rules.ts";
import { fileAddress, isOurLink } from "./file-links.rules.ts";

describe("a conversation's heading", () => {
  const subject = {
    kind: "direct" as const,
    project_id: null,
    project_name: null,
    project_owner: null,
    company_name: "Oakstone Kitchens",
    hire_id: null,
    hire_title: null,
    hire_pro: null,
    customer_id: "ada",
    vendor_name: null,
    customer_type: "User" as const,
    customer_name: "Ada Moreno",
    guest_name: "",
    guest_email: "",
  };
  it("names the other side", () => {
    expect(headingOf(subject, { id: "ada", type: "User" }).title).toBe("Oakstone Kitchens");
    expect(headingOf(subject, { id: "pro", type: "Contractor" }).title).toBe("Ada Moreno");
    const guest = { ...subject, kind: "support" as const, customer_id: null, customer_name: null };
    const asked = { ...guest, guest_name: "Lee", guest_email: "lee@example.test" };
    expect(headingOf(asked, { id: "admin", type: "Admin" })).toMatchObject({
      title: "Lee",
      subtitle: "lee@example.test",
    });
  });
  it("names roles as people know them, and nobody whose account is gone", () => {
    expect(roleName({ type: "Contractor", is_designer: true })).toBe("Designer");
    expect(roleName({ type: "Admin", is_designer: false })).toBe("Support");
    expect(authorName(null, "")).toBe("Deleted account");
  });
});

describe("a preview", () => {
  it("is one line of limited length, or says what was sent", () => {
    expect(previewOf({ text: "one\n\ntwo", files: 0, is_deleted: false })).toBe("one two");
    expect(previewOf({ text: "", files: 2, is_deleted: false })).toBe("Sent 2 files");
    expect(previewOf({ text: "secret", files: 1, is_deleted: true })).toBe("Message deleted");
    expect([...previewOf({ text: "😀".repeat(300), files: 0, is_deleted: false })]).toHaveLength(120);
  });
});

describe("writing", () => {
  const open = {
    kind: "direct" as const,
    status: "open" as const,
    is_blocked: false,
    is_blocked_by_other: false,
    hire_status: null,
    hire_reason: null,
    hire_pro: "Castillo Interiors",
    customer_id: "customer",
    customer_name: "Dana",
  };
  const viewer = { id: "customer" };
  it("is refused after a block by either side, and in closed support conversations", () => {
    expect(refusalToWrite(open, viewer)).toBeUndefined();
    expect(refusalToWrite({ ...open, is_blocked: true }, viewer)).toMatch(/Unblock/);
    expect(refusalToWrite({ ...open, is_blocked_by_other: true }, viewer)).toMatch(
      /isn't accepting messages/,
    );
    expect(refusalToWrite({ ...open, kind: "support", status: "closed" }, viewer)).toMatch(/closed/);
  });
  it("ends with the hire that it is about", () => {
    const hire = { ...open, kind: "hire" as const };
    expect(refusalToWrite({ ...hire, hire_status: "requested" }, viewer)).toBeUndefined();
    expect(refusalToWrite({ ...hire, hire_status: "accepted" }, viewer)).toBeUndefined();
    const ended = (hire_status: "declined" | "withdrawn" | "finished", id: string) =>
      refusalToWrite({ ...hire, hire_status, hire_reason: "We are booked." }, { id });
    expect(ended("finished", "pro")).toBe("This hire is finished. This conversation is closed.");
    expect(ended("declined", "customer")).toBe(
      "Castillo Interiors declined this request: “We are booked.” This conversation is closed.",
    );
    expect(ended("declined", "pro")).toBe(
      "You declined this request: “We are booked.” This conversation is closed.",
    );
    expect(ended("withdrawn", "customer")).toBe("You withdrew this request. This conversation is closed.");
    expect(ended("withdrawn", "pro")).toBe("Dana withdrew this request. This conversation is closed.");
  });
});

describe("a link to a file", () => {
  const key = "k".repeat(32);
  const keys = { secretKey: key, otherSecretKeys: [] };
  const now = new Date("2026-11-23T10:00:00Z");
  const link = { id: "f", size: "full" as const, user: "u" };
  const query = new URL(fileAddress(key, link, now), "http://localhost").searchParams;
  const asked = { ...link, expires: Number(query.get("expires")), signature: query.get("signature") ?? "" };

  it("opens that file for that member, for about an hour", () => {
    expect(isOurLink(keys, asked, now)).toBe(true);
    expect(isOurLink(keys, asked, new Date("2026-11-23T10:59:00Z"))).toBe(true);
    expect(isOurLink(keys, asked, new Date("2026-11-23T11:16:00Z"))).toBe(false);
  });
  it("opens nothing if any part of it was changed", () => {
    const changes = [
      { id: "g" },
      { user: "v" },
      { size: "preview" as const },
      { expires: asked.expires + 900 },
    ];
    for (const change of [...changes, { signature: "" }, { signature: "é".repeat(43) }]) {
      expect(isOurLink(keys, { ...asked, ...change }, now), JSON.stringify(change)).toBe(false);
    }
    expect(isOurLink({ ...keys, secretKey: "x".repeat(32) }, asked, now)).toBe(false);
  });
  it("opens the file after a change of keys, while the old key is listed", () => {
    expect(isOurLink({ secretKey: "x".repeat(32), otherSecretKeys: [key] }, asked, now)).toBe(true);
  });
});

describe("the email about unread messages", () => {
  const oakstone = { id: "c1", title: "Oakstone", count: 2, author: "Ben", preview: "See you at 9" };
  it("leads to the one conversation, or to all of them", () => {
    const one = digestEmail("Ada", [oakstone]);
    expect(one).toMatchObject({
      subject: "2 unread messages in Oakstone",
      button: { path: "/account/messages/c1" },
    });
    const both = digestEmail("Ada", [oakstone, { ...oakstone, id: "c2", count: 1 }]);
    expect(both).toMatchObject({
      subject: "3 unread messages in 2 conversations",
      button: { path: "/account/messages" },
    });
  });
});
