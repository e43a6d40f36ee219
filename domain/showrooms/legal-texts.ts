/** The date of the terms that users accept when they sign up. Change it with the text. */
export const legalVersions = { terms: "2021-05-03", privacy: "2021-05-03" } as const;
