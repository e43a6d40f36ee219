/**
 * How many rows of a list in the database its pages show. Each page walks over the rows before it, so a longer list is
 * narrowed by search, filters or dates instead. Without zod, since pages load it.
 */
export const deepestRow = 20_000;
