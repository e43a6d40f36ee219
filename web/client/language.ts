/** The language of these pages. */
export const language = "en";

/** The other one, to change to, by its own name. */
export const otherLanguage = { code: "es", name: "Español" };
