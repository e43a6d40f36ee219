import { BlockList, isIP, isIPv6 } from "node:net";

/** The part of a connection that gives the caller's address. */
export interface Connection {
  socket?: { remoteAddress?: string | undefined } | undefined;
  headers?: { "x-forwarded-for"?: string | string[] | undefined } | undefined;
}

/**
 * The networks of our own proxies, from text such as "127.0.0.1, 10.0.0.0/8, fd00::/8"; undefined if a part is not an
 * address.
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
 * The client's address, for limits and the log. We trust `X-Forwarded-For` only from our own proxies, from the last one
 * back; entries further left may be made up. An IPv6 client is identified by its 64-bit network because one household
 * has a whole network, and each machine can use any number of addresses in it.
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
