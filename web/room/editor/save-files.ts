/** Lets the browser save something that was made here. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // by then the browser has the download
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A name that every file system takes: `Harbor Light Hall Bath` → `harbor-light-hall-bath`. */
export const fileName = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "") || "room";
