import type { Page } from "@playwright/test";

/**
 * Changes saves on their way to the server that contain `about`, as an older or faulty page would send them: the real
 * server refuses them.
 */
export async function sendingInstead(
  page: Page,
  path: string,
  from: string,
  to: string,
  about: string,
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const body = route.request().postData() ?? "";
      const isMeant = route.request().method() === "PUT" && body.includes(about);
      if (!isMeant) return route.fallback();
      const at = body.lastIndexOf(from);
      await route.continue({ postData: body.slice(0, at) + to + body.slice(at + from.length) });
    },
  );
}
