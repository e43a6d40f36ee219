import { z } from "zod";

export const zip = z.string().regex(/^\d{5}$/, "Write a ZIP code with 5 digits.");
export const state = z.string().regex(/^[A-Z]{2}$/, 'Write two capital letters, such as "OR".');
