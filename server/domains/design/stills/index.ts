export { askForStills } from "./asked.store.ts";
export {
  type StillJob,
  type StillSource,
  type StillSubject,
  stillSources,
} from "./sources.ts";
export { stillsHere, type TakeStill, wakeStills } from "./stills.flow.ts";
