import { bathRules } from "./bath-rules.ts";
import { bathingRules } from "./bathing-rules.ts";
import { cooktopRules } from "./cooktop-rules.ts";
import { counterRules } from "./counter-rules.ts";
import { faucetRules } from "./faucet-rules.ts";
import { floorRules } from "./floor-rules.ts";
import { frontRules } from "./front-rules.ts";
import { kitchenRules } from "./kitchen-rules.ts";
import { livingRules } from "./living-rules.ts";
import { placementRules } from "./placement-rules.ts";
import type { PlanningRule } from "./rule.types.ts";

/** All rules, `must` rules first. */
export const planningRules: readonly PlanningRule[] = [
  ...placementRules,
  ...bathRules,
  ...bathingRules,
  ...kitchenRules,
  ...frontRules,
  ...counterRules,
  ...cooktopRules,
  ...livingRules,
  ...floorRules,
  ...faucetRules,
];

const byId = new Map(planningRules.map((rule) => [rule.id, rule]));

/** The rule with that id, to show a finding. */
export const planningRule = (id: string): PlanningRule | undefined => byId.get(id);
