/**
 * An error as admins read it: without addresses' passwords and long secrets, which mail servers and drivers like to
 * repeat.
 */
export const harmless = (error: string): string =>
  error
    .replaceAll(/\/\/[^/\s:@]+:[^/\s@]+@/g, "//…@")
    .replaceAll(/\b[\w-]{32,}\b/g, "…")
    .slice(0, 300);

/** A subject without the one-time code that it may begin with; order numbers have six digits too. */
export const withoutCode = (subject: string): string => subject.replace(/^\d{6}(?= is your)/, "••••••");
