import { type RefObject, useEffect } from "react";

/**
 * Ties a native modal `<dialog>` to a flag. The platform does the rest: focus stays inside and returns,
 * Escape closes, what lies behind cannot be reached. What carries `data-first-focus` gets the focus at first.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    }
    if (!isOpen && dialog.open) dialog.close();
  }, [ref, isOpen]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === dialog) dialog.close();
    };
    dialog.addEventListener("close", onClose);
    dialog.addEventListener("click", closeOnBackdrop);
    return () => {
      dialog.removeEventListener("close", onClose);
      dialog.removeEventListener("click", closeOnBackdrop);
    };
  }, [ref, onClose]);
}
