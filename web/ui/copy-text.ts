import { showToast } from "./toast.ts";

/**
 * Copies a text and says `done`. A browser may refuse it (a page without TLS, a permission denied): then people are told
 * to copy by hand. True when it was copied.
 */
export async function copyText(text: string, done?: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showToast("info", "Your browser blocked copying. Select the text and copy it.");
    return false;
  }
  if (done) showToast("success", done);
  return true;
}
