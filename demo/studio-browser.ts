import type { IncomingMessage, Server } from "node:http";
import { chromium, type Page } from "@playwright/test";

/** What the studios share: a page of our own in a browser without a screen, and a server that takes what it sends. */

/** A server that listens on this machine alone, on the port `STUDIO_PORT` or any. */
export async function listening(server: Server): Promise<{ url: string; close: () => void }> {
  const port = Number(process.env.STUDIO_PORT ?? 0);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The studio found no port.");
  return { url: `http://127.0.0.1:${address.port}/`, close: () => void server.close() };
}

/** All that a page posts. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A studio's page, open; messages of the given kinds that it writes are printed, and so are its errors. */
export async function openStudioPage(
  url: string,
  {
    viewport,
    printed = ["error"],
  }: { viewport?: { width: number; height: number }; printed?: readonly string[] } = {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--use-gl=angle",
      `--use-angle=${process.env.STUDIO_ANGLE ?? "swiftshader"}`,
      "--ignore-gpu-blocklist",
      "--enable-unsafe-swiftshader",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
  const page = await browser.newPage(viewport && { viewport });
  page.on("console", (message) => {
    if (printed.includes(message.type())) console.error(message.text());
  });
  page.on("pageerror", (error) => console.error(error.message));
  await page.goto(url);
  return { page, close: () => browser.close() };
}
