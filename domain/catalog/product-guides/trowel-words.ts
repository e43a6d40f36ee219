/** The trowel notch that leaves enough mortar under a tile, from the smallest tiles to the largest. */
export const trowels = {
  unknown: "a notched trowel in the size listed on the mortar bag",
  mosaic: "a 3/16 in. V-notch trowel",
  small: "a 1/4 × 1/4 in. square-notch trowel",
  medium: "a 1/4 × 3/8 in. square-notch trowel",
  large: "a 1/2 × 1/2 in. square-notch trowel, and butter the back of each tile",
};
