export const language = "es";

export const otherLanguage = { code: "en", name: "English" };
