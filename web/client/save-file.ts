/** Hands a file that the API answered to the browser, which keeps it under the file's name. */
export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // browsers read it a moment later
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
