/** The day of the wording that somebody agrees to by signing up. Change it with the text. */
export const legalVersions = { terms: "2021-05-03", privacy: "2021-05-03" } as const;
