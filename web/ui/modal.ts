import { type RefObject, useEffect } from "react";

/**
 * Ties a native modal `<dialog>` to a flag. The platform does the rest: focus stays inside and returns,
 * Escape closes, what lies behind cannot be reached. What carries `data-first-focus` gets the focus at first.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onClose: () => void,
  /** Whether it may close by Escape or a press beside it; asked each time. */
  mayClose: () => boolean = always,
): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) {
      markScrollbar();
      dialog.showModal();
      dialog.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    }
    if (!isOpen && dialog.open) dialog.close();
  }, [ref, isOpen]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const closeOnBackdrop = (event: MouseEvent) => {
      // the second press of a double click on what opened it falls beside a drawer that is still sliding in
      if (event.target === dialog && event.detail < 2 && mayClose()) dialog.close();
    };
    const onEscape = (event: Event) => {
      // a file chooser inside says the same when it is left
      if (event.target === dialog && !mayClose()) event.preventDefault();
    };
    dialog.addEventListener("close", onClose);
    dialog.addEventListener("click", closeOnBackdrop);
    dialog.addEventListener("cancel", onEscape);
    return () => {
      dialog.removeEventListener("close", onClose);
      dialog.removeEventListener("click", closeOnBackdrop);
      dialog.removeEventListener("cancel", onEscape);
    };
  }, [ref, onClose, mayClose]);
}

const always = () => true;

/** Whether the page has a scrollbar, for the style that keeps its place free; behind a modal it cannot be told. */
function markScrollbar(): void {
  const page = document.documentElement;
  if (document.querySelector("dialog:modal")) return;
  page.toggleAttribute("data-scrollbar", window.innerWidth > page.clientWidth);
}
