import { createContext, useContext } from "react";
import type { Selection, SelectionBoard } from "../../../../contract/design/selections.ts";
import type { ApiError } from "../../../client/api-call.ts";
import { showToast } from "../../../ui/toast.ts";

export interface Signature {
  version: number;
  option: string;
  total: number;
  name: string;
}

export interface Answer {
  version: number;
  to: "others" | "decline";
  text: string;
}

/** What the people of a board do; an account and the reader of a link call different endpoints. */
export interface SelectionBoardContext {
  board: SelectionBoard;
  take(board: SelectionBoard): void;
  /** Each throws `ApiError`; the board that comes back is the state after it. */
  approve(id: string, signature: Signature): Promise<SelectionBoard>;
  answer(id: string, answer: Answer): Promise<SelectionBoard>;
  comment(id: string, words: { name: string; text: string; website: string }): Promise<SelectionBoard>;
  tearSheets(): Promise<File>;
  /** The page that shows an option in the room. */
  roomPath(selection: Selection, option: string): string;
  /** Of the reader of a link who may approve. */
  guest?: {
    approver: { name: string; email: string } | null;
    canComment: boolean;
    /** Whether this browser has entered the code. */
    isProved: boolean;
    mailCode(): Promise<string>;
    checkCode(code: string): Promise<void>;
  };
}

export const BoardContext = createContext<SelectionBoardContext | null>(null);

export function useBoard(): SelectionBoardContext {
  const context = useContext(BoardContext);
  if (!context) throw new Error("there is no board around this");
  return context;
}

/** Whether the reader approves, rather than proposes or only looks. */
export const mayApprove = ({ board, guest }: SelectionBoardContext): boolean =>
  board.side === "client" && !board.project.is_ordered && (guest === undefined || guest.approver !== null);

/** Takes in the board that a refusal carries: somebody was first, or a price changed. True if it did. */
export function tookPresent(context: SelectionBoardContext, error: ApiError): boolean {
  if (error.status !== 409 || !error.data) return false;
  const present = error.data as SelectionBoard;
  context.take({ ...context.board, ...present });
  showToast("warning", error.message);
  return true;
}
