/** Where the focus goes when what had it is no longer there. */
const trayHeading = "room-tray-heading";
const sheetTabs = "room-tabs";

const menu = "room-menu";

export const focusIds = { trayHeading, sheetTabs, menu } as const;

/** To the heading of what is chosen, once it is on the page; its settings and goods follow it. */
export function focusTray(): void {
  requestAnimationFrame(() => document.getElementById(trayHeading)?.focus());
}

/** To the tabs above the panel: what was chosen is let go. */
export function focusTabs(): void {
  requestAnimationFrame(() =>
    document.getElementById(sheetTabs)?.querySelector<HTMLElement>("[aria-current]")?.focus(),
  );
}

/** To the menu that a dialog was opened from: its entry went with the menu. */
export function focusMenu(): void {
  // after the platform has given the focus back to an entry that is gone
  setTimeout(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement.closest("dialog"))
      document.querySelector<HTMLElement>(`#${menu} button`)?.focus();
  });
}
