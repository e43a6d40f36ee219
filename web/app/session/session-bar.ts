/** The look of a bar that says whose session this is. It takes the place of the question about cookies. */
export const sessionBar =
  "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-accent border-t-2 bg-paper px-4 py-2 sm:px-6";
