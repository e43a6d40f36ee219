import { clsx } from "clsx";
import { X } from "lucide-react";
import { type FormEvent, type ReactNode, type RefObject, useCallback, useId, useRef, useState } from "react";
import { Actions } from "./actions.tsx";
import { Button } from "./button.tsx";
import { useModal } from "./modal.ts";

interface ModalProps {
  isOpen: boolean;
  /** Called whenever it closes: the button, Escape, a press beside it. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
  className?: string;
}

/** A question or a task in front of the page. It asks before it closes over a form in which something was typed. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  className,
  keepsTyped = false,
}: ModalProps & {
  /** What was typed is still there when it opens again, so nothing is asked. */
  keepsTyped?: boolean;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { isAsking, keep, mayClose, close, onInput } = useTyped(dialog, onClose, keepsTyped);
  useModal(dialog, isOpen, close, mayClose);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={clsx(
        "m-auto max-h-[min(52rem,calc(100dvh-2rem))] w-[min(36rem,calc(100vw-2rem))] rounded-sm bg-paper shadow-float open:flex",
        className,
      )}
    >
      <div className="flex min-h-0 w-full flex-col" onInput={onInput}>
        <ModalHeader title={title} titleId={titleId} onClose={() => mayClose() && dialog.current?.close()} />
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>
        {isAsking ? (
          <div
            role="alert"
            className="flex flex-wrap items-center justify-end gap-3 border-ink border-t px-6 py-4"
          >
            <p className="grow font-semibold">Discard what you typed?</p>
            <Actions
              out={
                <Button variant="danger" onClick={() => dialog.current?.close()}>
                  Discard
                </Button>
              }
              main={<Button onClick={keep}>Keep editing</Button>}
            />
          </div>
        ) : (
          footer && (
            <div className="flex flex-wrap justify-end gap-3 border-hairline border-t px-6 py-4">
              {footer}
            </div>
          )
        )}
      </div>
    </dialog>
  );
}

/** Knows whether something was typed into a form of the dialog since it was opened. */
function useTyped(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void, keepsTyped: boolean) {
  const typed = useRef(new Set<Element>());
  const [isAsking, setAsking] = useState(false);
  const mayClose = useCallback(() => {
    const isLost = [...typed.current].some(holdsInput);
    setAsking(isLost);
    return !isLost;
  }, []);
  const close = useCallback(() => {
    typed.current.clear();
    setAsking(false);
    onClose();
  }, [onClose]);
  const onInput = ({ target }: FormEvent) => {
    const isOwn = (target as Element).closest("dialog") === dialog.current;
    if (
      isOwn &&
      !keepsTyped &&
      (target as Element).closest("form") &&
      !(target as Element).matches("[type=search]")
    )
      typed.current.add(target as Element);
  };
  return { isAsking, keep: () => setAsking(false), mayClose, close, onInput };
}

/** Whether a field still has what was typed into it; a form that was sent has emptied it or is gone. */
function holdsInput(field: Element): boolean {
  if (!field.isConnected) return false;
  if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type))
    return field.checked !== field.defaultChecked;
  return "value" in field && field.value !== "";
}

/** A panel that comes in from the side, over the full height; from the left unless told. */
export function Drawer({
  isOpen,
  onClose,
  title,
  children,
  footer,
  side = "left",
  className,
}: ModalProps & { side?: "left" | "right" }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, isOpen, onClose);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={clsx(
        "m-0 h-dvh max-h-none w-[min(24rem,calc(100vw-3rem))] max-w-none bg-paper shadow-float open:flex",
        "transition-[translate] duration-180 open:translate-x-0",
        side === "left"
          ? "mr-auto starting:open:-translate-x-full"
          : "ml-auto starting:open:translate-x-full",
        className,
      )}
    >
      <div className="flex min-h-0 w-full flex-col">
        <ModalHeader title={title} titleId={titleId} onClose={() => dialog.current?.close()} />
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>
        {footer && <div className="border-hairline border-t px-6 py-4">{footer}</div>}
      </div>
    </dialog>
  );
}

function ModalHeader({
  title,
  titleId,
  onClose,
}: {
  title: ReactNode;
  titleId: string;
  onClose: () => void;
}) {
  return (
    <div className="flex items-start justify-between gap-4 py-3 pr-3 pl-6">
      <h2 id={titleId} className="heading py-2 text-lg">
        {title}
      </h2>
      <button
        type="button"
        aria-label="Close"
        className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-sunk"
        onClick={onClose}
      >
        <X aria-hidden size={20} />
      </button>
    </div>
  );
}
