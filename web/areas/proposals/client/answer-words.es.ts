/** With the article, which tells a feminine word from a masculine one. */
export const signed = { quote: "la cotización", changeOrder: "la orden de cambio", proposal: "la propuesta" };

const thisOne = (what: string): string => what.replace(/^la /, "esta ");

export const acceptThis = (what: string): string => `Aceptar ${thisOne(what)}`;
export const declineThis = (what: string): string => `Rechazar ${thisOne(what)}`;

export const changed = { added: "Se agregó", removed: "Se quitó", changed: "Se cambió" } as const;
