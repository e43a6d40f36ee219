/** The units of areas and runs: after a number, and written out. */
export const areaUnits = {
  sqft: "sq ft",
  ft: "ft",
  squareFeet: "square feet",
  squareMeters: "square meters",
};
