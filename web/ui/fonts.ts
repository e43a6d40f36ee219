import headingFont from "./fonts/archivo-heading.woff2?url";
import textFont from "./fonts/archivo-text.woff2?url";

/** What the fonts of this build are known by: a browser that has noted it holds them. */
export const fontFiles = `${textFont} ${headingFont}`;

/** The faces of fonts.css, as `document.fonts.load` names them. */
export const fontFaces = ['1em "Archivo"', '640 1em "Archivo Expanded"'];
