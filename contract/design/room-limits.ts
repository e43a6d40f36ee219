/** How many views of a room are saved at most. Without schemas, for the browser. */
export const mostViews = 12;
