/** `11.8125` inches as `11 13/16 in`, to the nearest sixteenth, as a tape shows it. */
export function formatInches(length_in: number): string {
  const sixteenths = Math.round(Math.abs(length_in) * 16);
  const whole = Math.floor(sixteenths / 16);
  let part = sixteenths % 16;
  let over = 16;
  while (part > 0 && part % 2 === 0) {
    part /= 2;
    over /= 2;
  }
  const fraction = part > 0 ? `${part}/${over}` : "";
  const words = [whole > 0 || !fraction ? String(whole) : "", fraction].filter(Boolean).join(" ");
  return `${length_in < 0 && sixteenths > 0 ? "−" : ""}${words} in`;
}
