/**
 * Calls `gone` when npm, which runs this script in a shell, has ended. A signal to npm alone reaches npm and that shell,
 * and no further. Without npm, the parent may be a terminal that was closed on purpose, and nothing is done.
 * @param {() => void} gone
 */
export function whenNpmEnds(gone) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    gone();
  }, 200);
  looking.unref();
}
