import states from "../../content/states.json" with { type: "json" };

/**
 * A state, district, territory, freely associated state or military post that mail in the U.S. goes to: the Postal
 * Service takes all of them for domestic mail.
 */
export interface UsState {
  /** The postal code of two letters. */
  code: string;
  name: string;
}

/** Where we ship, by name. */
export const usStates: readonly UsState[] = states;

const codes: ReadonlySet<string> = new Set(usStates.map((state) => state.code));

/** Whether two letters, in any case, are the postal code of a state. */
export const isUsState = (code: string): boolean => codes.has(code.trim().toUpperCase());
