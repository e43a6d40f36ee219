const fixed: ReadonlyMap<string, string> = new Map([
  ["An API client", "Un cliente de la API"],
  ["An unknown browser", "Un navegador desconocido"],
  ["Unknown place", "Lugar desconocido"],
  ["This computer", "Esta computadora"],
]);

/** What `device-name.ts` says of a device or a place, in Spanish: "Chrome en Windows". */
export const deviceInSpanish = (text: string): string =>
  fixed.get(text) ??
  text.replace(/^Local network \((.*)\)$/, "Red local ($1)").replace(/^(\S.*) on (\S.*)$/, "$1 en $2");

/** A reply that lists devices, with their names and places in Spanish. */
export function withDevices(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map(withDevices);
  if (typeof reply !== "object" || reply === null) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([field, value]) => {
      const isSaid = typeof value === "string" && (field === "name" || field === "place");
      return [field, isSaid ? deviceInSpanish(value) : withDevices(value)];
    }),
  );
}
