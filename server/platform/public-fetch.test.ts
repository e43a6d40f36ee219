import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchPublic, isPublicAddress } from "./public-fetch.ts";

it.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["192.168.0.1", false],
  ["172.16.5.4", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["::1", false],
  ["::ffff:127.0.0.1", false],
  ["64:ff9b::7f00:1", false],
  ["fe80::1", false],
  ["fd00:ec2::254", false],
])("%s is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe("fetching a stranger's address", () => {
  let server: Server;
  let base: string;
  let asked = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked++;
      if (request.url === "/large") return response.end(Buffer.alloc(3000));
      if (request.url === "/silent") return;
      if (request.url === "/loop") return response.writeHead(302, { Location: "/loop" }).end();
      if (request.url === "/inside")
        return response.writeHead(302, { Location: "http://169.254.169.254/latest/meta-data" }).end();
      if (request.url === "/once") return response.writeHead(302, { Location: "/tile" }).end();
      if (request.url === "/tile") return response.end("tile");
      response.writeHead(request.url === "/busy" ? 503 : 404).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    base = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  // only this machine stands for the internet
  const here = { allowsAddress: (address: string) => /^(127\.|::1)/.test(address), allowsPort: () => true };
  const fetched = (path: string, time_ms = 5000) =>
    fetchPublic(base + path, { most_bytes: 2000, time_ms, guard: here });

  it("follows a redirect", async () => {
    expect(Buffer.from(await fetched("/once")).toString()).toBe("tile");
  });

  it.each([
    ["/large", /larger/, true],
    ["/loop", /redirects more than 3 times/, true],
    ["/inside", /not on the public internet/, true],
    ["/none", /status 404/, true],
    ["/busy", /status 503/, false],
  ])("gives up on %s", async (path, message, isFinal) => {
    await expect(fetched(path)).rejects.toMatchObject({ message: expect.stringMatching(message), isFinal });
  });

  it("gives up when no answer comes", async () => {
    await expect(fetched("/silent", 100)).rejects.toMatchObject({ isFinal: false });
  });

  it("never asks a machine of our own network, by name or by address", async () => {
    const before = asked;
    const port80 = { allowsAddress: isPublicAddress, allowsPort: () => true };
    for (const address of [
      base,
      base.replace("localhost", "127.0.0.1"),
      base.replace("localhost", "2130706433"),
    ]) {
      const attempt = fetchPublic(address, { most_bytes: 2000, time_ms: 5000, guard: port80 });
      await expect(attempt).rejects.toThrow(/not on the public internet/);
    }
    for (const address of [
      "file:///etc/passwd",
      "ftp://example.com/a",
      "http://u:p@example.com/",
      "tile.jpg",
    ]) {
      await expect(fetchPublic(address, { most_bytes: 1, time_ms: 1000 })).rejects.toThrow(
        /not a web address/,
      );
    }
    await expect(fetchPublic("http://example.com:6379/", { most_bytes: 1, time_ms: 1000 })).rejects.toThrow(
      /public/,
    );
    expect(asked).toBe(before);
  });
});
