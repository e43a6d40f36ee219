/** Where texts of customers' pages stand; each has a file of messages, `content/spanish/messages/<name>.po`. */
const folders: ReadonlyMap<string, RegExp> = new Map([
  ["app", /^web\/(?:app|client)\/|^web\/root\.tsx$/],
  ["ui", /^web\/ui\//],
  ["kit-room", /^web\/kit\/room\//],
  ["kit", /^web\/kit\//],
  ["room", /^web\/areas\/(?:room|design-ai)\//],
  ["home", /^web\/areas\/home\//],
  ["shop", /^web\/areas\/(?:shop|reviews)\//],
  ["checkout", /^web\/areas\/(?:cart|checkout)\//],
  ["account", /^web\/areas\/(?:account|sign-in|messages|notifications)\//],
  ["orders", /^web\/areas\/orders\//],
  ["projects", /^web\/areas\/(?:projects|boards)\//],
  [
    "pros",
    /^web\/areas\/(?:hiring|proposals|style)\/|^web\/areas\/pro\/(?:leads\/lead-form|crm\/invitations\/invitation\.page)/,
  ],
  ["static", /^web\/areas\/static\//],
  ["rules", /^domain\//],
  ["states", /^contract\/(?:\w+\/[\w-]+-words|design\/proposal-content|messaging\/notification-kinds)\.ts$/],
]);

export const folderNames: readonly string[] = [...folders.keys()];

/** The folder of a source file (a path from the project's root, with forward slashes), if its texts are translated. */
export function folderOf(file: string): string | undefined {
  if (!/\.tsx?$/.test(file) || /\.(?:test|test-support|build|generated)\.tsx?$|\.es\.tsx?$/.test(file))
    return undefined;
  for (const [name, pattern] of folders) if (pattern.test(file)) return name;
  return undefined;
}
