/** What a field of a thing in a room is called: `width_in` is `width`. */
export const partWords = (field: string): string =>
  field
    .split(".")
    .filter((word) => word && !/^\d+$/.test(word))
    .map((word) => word.replace(/_(in|deg)$/, "").replaceAll("_", " "))
    .join(" ");
