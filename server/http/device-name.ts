import { isIP } from "node:net";
import Bowser from "bowser";

/** A device's name, from its user agent: "Chrome on Windows". */
export function deviceName(userAgent: string): string {
  if (userAgent === "") return "An API client";
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return "An unknown browser";
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

/** What a network address says without a lookup: this machine, this network, or the address itself. */
export function placeOf(address: string): string {
  const ip = address.replace(/^::ffff:/i, "");
  if (isIP(ip) === 0) return "Unknown place";
  if (ip === "::1" || ip.startsWith("127.")) return "This computer";
  if (/^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:|fe80:)/i.test(ip))
    return `Local network (${ip})`;
  return ip;
}
