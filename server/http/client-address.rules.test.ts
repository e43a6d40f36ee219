import { describe, expect, it } from "vitest";
import { clientAddress, readProxies } from "./client-address.rules.ts";

const proxies = readProxies("127.0.0.1, ::1, 10.0.0.0/8, fd00::/8")!;
const from = (remoteAddress: string, forwarded?: string) =>
  clientAddress({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }, proxies);

describe("where a request comes from", () => {
  it.each([
    ["203.0.113.9", undefined, "203.0.113.9"],
    // only our own proxies are trusted
    ["203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
    // entries that a caller made up are to the left of what our proxy saw
    ["127.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"],
    ["127.0.0.1", "1.2.3.4, 198.51.100.1, 10.1.2.3", "198.51.100.1"],
    ["127.0.0.1", undefined, "127.0.0.1"],
    ["127.0.0.1", "", "127.0.0.1"],
    ["127.0.0.1", "unknown", "127.0.0.1"],
    ["127.0.0.1", "not-an-address, 10.1.2.3", "10.1.2.3"],
    ["fd00::7", "2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"],
  ])("is, for %s that says %j, %s", (peer, forwarded, address) => {
    expect(from(peer, forwarded)).toBe(address);
  });

  it("is one network for all addresses in a household", () => {
    for (const address of ["2001:db8::1", "2001:0db8:0:0:ffff::2", "2001:db8:0:0:1:2:3:4"])
      expect(from(address)).toBe("2001:db8:0:0::/64");
    expect(from("2001:db8:0:1::1")).toBe("2001:db8:0:1::/64");
    expect(from("::1")).toBe("::1");
    expect(clientAddress(undefined, proxies)).toBe("local");
  });
});

describe("the list of proxies", () => {
  it.each(["localhost", "10.0.0.0/33", "10.0.0.0/x", "10.0.0", "127.0.0.1,,::1", "fd00::/129", ""])(
    "is refused when it says %j",
    (text) => {
      expect(readProxies(text)).toBeUndefined();
    },
  );
});
