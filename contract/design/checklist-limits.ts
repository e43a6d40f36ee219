/** How many entries a checklist holds; on its own for pages that load no schemas. */
export const mostEntries = 600;
