/** Makes recently visited pages available offline; its data loads after the page. */
export const keepPages = (): void => void import("./offline.ts");
