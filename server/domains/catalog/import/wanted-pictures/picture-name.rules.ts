/** The stored form of a picture file name (in a ZIP beside the list), in place of a URL. */
export const fileScheme = "file:";

/**
 * The name of a picture file without folders, in lower case, such as "orbit.jpg" for "Images\\Orbit.JPG"; undefined for
 * other files, and for the metadata files that macOS adds to archives.
 */
export function pictureFileName(path: string): string | undefined {
  const parts = path.trim().toLowerCase().split(/[\\/]/);
  const name = parts.at(-1)!;
  if (name.startsWith("._") || parts.includes("__macosx")) return undefined;
  return /.\.(png|jpe?g|webp|gif)$/.test(name) && name.length <= 255 ? name : undefined;
}
