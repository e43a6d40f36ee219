/** Says that nobody is at the support desk, and when somebody is again. */
export const awayWords = ({ opens }: { opens: string }): string =>
  `Nobody is at the desk now. ${opens ? `We're back ${opens}, and` : "We"} answer by email.`;
