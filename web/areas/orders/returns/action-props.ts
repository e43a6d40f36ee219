import type { ReturnCaseInFull } from "../../../../contract/returns.ts";

export interface ActionProps {
  shown: ReturnCaseInFull;
  onChange: (changed: ReturnCaseInFull) => void;
}
