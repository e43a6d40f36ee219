/** Inches as a carpenter writes them, to the nearest 1/`parts`: 88.5 is `7' 4 1/2"`, 4.5 is `4 1/2"`, 24 is `2'`. */
export function printLength(inches: number, parts = 16): string {
  const units = Math.round(Math.abs(inches) * parts);
  const feet = Math.floor(units / (12 * parts));
  const rest = printInchParts(units - feet * 12 * parts, parts);
  const sign = inches < 0 && units > 0 ? "−" : "";
  if (feet === 0) return `${sign}${rest || "0"}"`;
  return `${sign}${feet}'${rest ? ` ${rest}"` : ""}`;
}

/** Inches alone, whole and fraction: 88.5 is `88 1/2"`. */
export function printInches(inches: number, parts = 16): string {
  const units = Math.round(Math.abs(inches) * parts);
  return `${inches < 0 && units > 0 ? "−" : ""}${printInchParts(units, parts) || "0"}"`;
}

function printInchParts(units: number, parts: number): string {
  const whole = Math.floor(units / parts);
  let top = units - whole * parts;
  let bottom = parts;
  while (top > 0 && top % 2 === 0 && bottom % 2 === 0) {
    top /= 2;
    bottom /= 2;
  }
  const share = top > 0 ? `${top}/${bottom}` : "";
  return [whole > 0 ? String(whole) : "", share].filter(Boolean).join(" ");
}
