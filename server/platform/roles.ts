/** What a server process does: everything, or one part of it beside other processes. */
export const roles = ["all", "web", "worker", "jobs"] as const;
export type Role = (typeof roles)[number];

/** What is done in the background: heavy work (`worker`), and everything else (`jobs`). */
export type BackgroundRole = Extract<Role, "worker" | "jobs">;

export const does = (role: Role, part: Exclude<Role, "all">): boolean => role === "all" || role === part;
