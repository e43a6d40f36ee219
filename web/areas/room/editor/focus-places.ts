/** Where the focus goes when its element disappears. */
const trayHeading = "room-tray-heading";
const sheetTabs = "room-tabs";

const menu = "room-menu";

export const focusIds = { trayHeading, sheetTabs, menu } as const;

/** To the heading of the selection, once it is rendered; its settings and products follow it. */
export function focusTray(): void {
  requestAnimationFrame(() => document.getElementById(trayHeading)?.focus());
}

/** To the tabs above the panel: the selection was cleared. */
export function focusTabs(): void {
  requestAnimationFrame(() =>
    document.getElementById(sheetTabs)?.querySelector<HTMLElement>("[aria-current]")?.focus(),
  );
}

/** To the menu that a dialog was opened from: its entry is gone with the menu. */
export function focusMenu(): void {
  // after the platform has returned the focus to a removed entry
  setTimeout(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement.closest("dialog"))
      document.querySelector<HTMLElement>(`#${menu} button`)?.focus();
  });
}
