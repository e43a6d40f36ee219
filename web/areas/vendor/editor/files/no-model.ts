/** Why files are no model, in words for the page. */
export class NoModel extends Error {}
