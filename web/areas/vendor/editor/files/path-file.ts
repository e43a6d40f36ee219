/** A chosen file, with its path where it came in a folder or a ZIP file. */
export interface PathFile {
  path: string;
  file: File;
}

export const chosenFile = (file: File): PathFile => ({ path: file.webkitRelativePath || file.name, file });

/** Files and the contents of folders that were dropped. Call it while the event is handled; items are gone afterward. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<PathFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return [...files].map(chosenFile);
  return (await Promise.all(entries.map(filesOf))).flat();
}

async function filesOf(entry: FileSystemEntry): Promise<PathFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path: entry.fullPath.replace(/^\//, ""), file }];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: PathFile[] = [];
  for (;;) {
    // a folder is read some entries at a time
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return found;
    found.push(...(await Promise.all(some.map(filesOf))).flat());
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
