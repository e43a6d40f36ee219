/** What pros are hired for, in the order of forms and filters. */
export const hireServices = {
  kitchen: "Kitchens",
  bathroom: "Bathrooms",
  whole_home: "Whole-home remodels",
  addition: "Additions",
  outdoor: "Outdoor and patio",
  flooring: "Flooring and tile",
  space_planning: "Space planning",
  materials: "Choosing materials",
  drawings: "Drawings and permits",
  installation: "Installation",
  management: "Project management",
} as const;
export type HireService = keyof typeof hireServices;

/** Whether a pro takes on work. */
export const availabilities = {
  open: "Taking new projects",
  later: "Booked for now",
  closed: "Not taking projects",
} as const;
export type Availability = keyof typeof availabilities;

/** States of a hire, as people read them. */
export const hireStatuses = {
  requested: "Requested",
  accepted: "Hired",
  declined: "Declined",
  withdrawn: "Withdrawn",
  finished: "Finished",
} as const;
export type HireStatus = keyof typeof hireStatuses;

export const directorySorts = {
  best: "Best match",
  rating: "Highest rated",
  near: "Nearest",
} as const;
export type DirectorySort = keyof typeof directorySorts;
