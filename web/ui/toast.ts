/** Short messages at the top end of the screen. The part that draws them loads with the first message. */

export type ToastKind = "success" | "error" | "warning" | "info";

export interface Toast {
  kind: ToastKind;
  message: string;
  /** A way to take it back. */
  action?: { label: string; onPress: () => void };
}

const waiting: Toast[] = [];
/** The part that draws the messages. */
export interface ToastReceiver {
  show: (toast: Toast) => void;
  withdraw: (message: string) => void;
}

let receiver: ToastReceiver | undefined;
let start: (() => void) | undefined;

/** Shows a message for ten seconds. */
export function showToast(kind: ToastKind, message: string, action?: Toast["action"]): void {
  const toast = { kind, message, action };
  if (receiver) {
    receiver.show(toast);
    return;
  }
  waiting.push(toast);
  start?.();
}

/** Takes a message away before its time: what it says is no longer so. */
export function withdrawToast(message: string): void {
  receiver?.withdraw(message);
}

/** For the outlet: says when the first message comes. */
export function onFirstToast(listener: () => void): () => void {
  start = listener;
  if (waiting.length > 0) listener();
  return () => {
    start = undefined;
  };
}

/** For the rendering part: receives everything queued, and everything from now on. */
export function receiveToasts(its: ToastReceiver): () => void {
  receiver = its;
  for (const toast of waiting.splice(0)) its.show(toast);
  return () => {
    receiver = undefined;
  };
}
