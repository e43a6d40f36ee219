export { askForStills } from "./asked.store.ts";
export { type StillSource, stillSources } from "./sources.ts";
export { stillsHere, type TakeStill, wakeStills } from "./stills.flow.ts";
