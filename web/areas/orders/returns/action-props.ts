import type { ReturnCaseInFull } from "../../../../contract/orders/returns.ts";

export interface ActionProps {
  shown: ReturnCaseInFull;
  onChange: (changed: ReturnCaseInFull) => void;
}
