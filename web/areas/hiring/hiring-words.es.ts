import type { HireStatus } from "../../../contract/design/hire-words.ts";

export const designer = "Profesional de diseño";
export const contractor = "Contratista";

/** The same of “usted” as of somebody else. */
export const done: Record<HireStatus, string> = {
  requested: "hizo la solicitud",
  accepted: "aceptó",
  declined: "rechazó la solicitud",
  withdrawn: "retiró la solicitud",
  finished: "dio por terminada la contratación",
};

export const reader = "Usted";
