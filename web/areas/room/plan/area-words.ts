/** What parts of a floor are usually called, and what is said of changes of them. */
export const areaWords = {
  suggested: ["Entry", "Kitchen", "Dining", "Living", "Hall", "Hearth", "Laundry", "Closet"],
  added: "Add floor area",
  change: "Change floor area",
  move: "Move floor area",
  remove: "Remove floor area",
  /** Where all suggested names are taken. */
  other: "Floor area",
} as const;
