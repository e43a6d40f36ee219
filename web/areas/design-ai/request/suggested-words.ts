/** Changes that are suggested, in words that the brief reader knows: people send them as they are, or go on writing. */
export const suggestedWords = {
  cheaper: "20% cheaper",
  noTub: "No tub",
  addTub: "Add a tub",
  addIsland: "Add an island",
  noIsland: "No island",
  darkerFloor: "Darker floor",
  lighterWalls: "Lighter walls",
  gold: "Brushed gold fixtures",
  plants: "More plants",
  nicer: "Nicer materials",
};
