/** What a project's line is for, such as `floor`. In Spanish pages surface-name.es.ts takes its place. */
export const surfaceName = (surface: string): string => surface;
