/** What the freight carrier does, in the middle of a sentence. */
export const callsYou = "calls you";
