import { setTimeout as pause } from "node:timers/promises";
import { ping } from "../platform/database/ping.ts";
import type { Platform } from "../platform/platform.ts";

const patienceMs = 2000;

/**
 * Serves `/healthz` (the process is alive) and `/readyz` (it can serve: the database responds, and it is neither starting
 * nor stopping); undefined for any other path.
 * @param awaits why it can't serve, if it can't
 */
export async function answerHealth(
  pathname: string,
  platform: Platform,
  awaits: () => string | undefined,
): Promise<Response | undefined> {
  if (pathname === "/healthz") return text(200, "ok");
  if (pathname !== "/readyz") return undefined;
  const reason = awaits();
  if (reason) return text(503, reason);
  return (await answers(platform)) ? text(200, "ready") : text(503, "the database does not answer");
}

async function answers({ sql }: Platform): Promise<boolean> {
  const asked = ping(sql).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, pause(patienceMs, false, { ref: false })]);
}

function text(status: number, body: string): Response {
  return new Response(`${body}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
