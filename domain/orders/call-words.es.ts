export const callsYou = "le llama";
