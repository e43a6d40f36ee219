/** Lets the pages that were seen last be seen without a connection; what that needs comes after the page. */
export const keepPages = (): void => void import("./offline.ts");
