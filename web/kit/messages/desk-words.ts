/** Says that nobody is at the support desk, and when somebody is again. */
export const awayWords = ({ opens }: { opens: string }): string =>
  `We're away right now. ${opens ? `We're back ${opens}, and` : "We"} answer by email.`;
