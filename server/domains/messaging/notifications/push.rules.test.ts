import { describe, expect, it } from "vitest";
import { whenToPush } from "../../../platform/mail/wishes.rules.ts";
import { nextTry } from "../../../platform/queue/retry.rules.ts";
import { isReaderKey, outcomeOf, pauses_s, payloadOf, topicOf, vapidKeys } from "./push.rules.ts";

const now = new Date("2026-11-24T04:40:00Z");
const reader = { quiet: { starts_at: 21, ends_at: 7 }, timezone: "America/New_York" };

describe("push messages", () => {
  it("come under one key pair for each secret key", () => {
    const keys = vapidKeys("a".repeat(40));
    expect(vapidKeys("a".repeat(40))).toEqual(keys);
    expect(vapidKeys("b".repeat(40)).publicKey).not.toBe(keys.publicKey);
    expect(isReaderKey(keys.publicKey)).toBe(true);
    expect(isReaderKey(`B${"A".repeat(86)}`)).toBe(false);
  });

  it("wait for the end of quiet hours, except where safety depends on them", () => {
    const until = new Date("2026-11-24T12:00:00Z");
    expect(whenToPush("message", reader, now)).toEqual({ held: true, next_at: until });
    expect(whenToPush("account", reader, now)).toEqual({ held: false, next_at: now });
    expect(whenToPush("message", { ...reader, quiet: null }, now)).toEqual({ held: false, next_at: now });
  });

  it("have one name for what is about the same page, in what push services allow", () => {
    const topic = topicOf("message", "Hello", "/account/messages/1");
    expect(topic).toMatch(/^[\w-]{32}$/);
    expect(topicOf("message", "Again", "/account/messages/1")).toBe(topic);
    expect(topicOf("order", "Hello", "/account/messages/1")).not.toBe(topic);
    expect(topicOf("order", "One", "")).not.toBe(topicOf("order", "Two", ""));
  });

  it("fit into what push services take, whatever is in them", () => {
    const long = { topic: "t", title: "👷".repeat(3000), body: '\u{1F6E0}"\n'.repeat(3000), link: "" };
    const payload = payloadOf(long);
    expect(Buffer.byteLength(payload)).toBeLessThan(3900);
    expect(JSON.parse(payload)).toMatchObject({ tag: "t", link: "/notification" });
  });

  it("are tried again where the push service may take them later", () => {
    expect([201, 404, 410, 429, 500, 400, 403].map(outcomeOf)).toEqual([
      ...["sent", "gone", "gone", "later", "later", "refused", "refused"],
    ]);
    expect(nextTry(pauses_s, 1, now)).toEqual(new Date("2026-11-24T04:41:00Z"));
    expect(nextTry(pauses_s, 6, now)).toBeNull();
  });
});
