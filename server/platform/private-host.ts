import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { isPublicAddress } from "./public-fetch.ts";

/** Names that exist only inside a network. */
const innerName = /^[^.]+$|\.(?:local|localhost|internal|intranet|lan|home|corp|private|home\.arpa)$/i;

const patience_ms = 3_000;

/**
 * Why an address that a user saves cannot be called: its host is in a private network. Undefined if nothing speaks
 * against it now; a name that nobody knows yet may exist later, and each call is checked again.
 */
export async function privateHostProblem(address: string): Promise<string | undefined> {
  const host = new URL(address).hostname.replace(/^\[|\]$|\.$/g, "");
  if (isIP(host) ? !isPublicAddress(host) : innerName.test(host)) return words(host);
  if (isIP(host)) return undefined;
  const found = await Promise.race([
    lookup(host, { all: true }).catch(() => []),
    pause(patience_ms, [], { ref: false }),
  ]);
  const inner = found.find((one) => !isPublicAddress(one.address));
  return inner && words(`${host} leads to ${inner.address}`);
}

const words = (what: string) =>
  `This address is inside a private network (${what}). Enter one on the public internet.`;
