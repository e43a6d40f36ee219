import { type ClientStage, clientStages } from "../../../../contract/showrooms/client-stages.ts";

const way = Object.keys(clientStages).filter((stage) => stage !== "lost") as ClientStage[];

/**
 * The stages that an event may move a client out of. It moves forward only, never back over what the pro chose. Who buys
 * is not lost, so an order brings a lost client back; a new lead does not.
 */
export function movedFrom(to: ClientStage): ClientStage[] {
  const before = way.slice(0, Math.max(0, way.indexOf(to)));
  return to === "ordered" || to === "paid" ? [...before, "lost"] : before;
}
