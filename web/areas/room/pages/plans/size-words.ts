/** Floor areas to choose from. */
export const sizeWords = {
  s: "Under 50 sq ft",
  m: "50 to 120",
  l: "120 to 250",
  xl: "250 and more",
};
