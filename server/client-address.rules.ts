import { BlockList, isIP, isIPv6 } from "node:net";

/** The part of a connection that tells where it comes from. */
export interface Connection {
  socket?: { remoteAddress?: string | undefined } | undefined;
  headers?: { "x-forwarded-for"?: string | string[] | undefined } | undefined;
}

/**
 * The networks of our own proxies, from text such as "127.0.0.1, 10.0.0.0/8, fd00::/8"; undefined when a part of it
 * is no address.
 */
export function readProxies(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const part of text.split(",").map((each) => each.trim())) {
    const [address = "", bits] = part.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    const most = family === "ipv6" ? 128 : 32;
    if (!isIP(address) || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))) return;
    list.addSubnet(address, Number(bits ?? most), family);
  }
  return list;
}

/**
 * Where a request comes from, for limits and the log. Our own proxies alone are believed when they say for whom they
 * ask, from the last one back; what stands further left may be anybody's invention. An IPv6 caller is known by the
 * network of 64 bits, which one household has, since each of its machines has as many addresses as it likes.
 */
export function clientAddress(connection: Connection | undefined, proxies: BlockList): string {
  let address = plain(connection?.socket?.remoteAddress ?? "");
  const forwarded = connection?.headers?.["x-forwarded-for"] ?? "";
  const chain = String(forwarded).split(",").map(plain);
  while (isIn(proxies, address)) {
    const before = chain.pop();
    if (!before || !isIP(before)) break;
    address = before;
  }
  return isIPv6(address) && address !== "::1" ? networkOf(address) : address || "local";
}

/** An IPv4 address that came through an IPv6 socket is the IPv4 address. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

const isIn = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, isIPv6(address) ? "ipv6" : "ipv4");

function networkOf(address: string): string {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array.from({ length: missing }, () => "0"), ...after];
  const first = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(":")}::/64`;
}
