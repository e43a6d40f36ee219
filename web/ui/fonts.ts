import headingFont from "./fonts/archivo-heading.woff2?url";
import textFont from "./fonts/archivo-text.woff2?url";

/** The files that every page asks for with its style sheet, so that its text stands in them from the start. */
export const firstFonts: readonly string[] = [textFont, headingFont];
