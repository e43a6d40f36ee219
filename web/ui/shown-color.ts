/** A color of the theme as it is shown within an element, on light pages or dark ones: "rgb(27, 29, 26)". */
export function shownColor(within: Element, token: `--color-${string}`): string {
  const probe = document.createElement("i");
  probe.style.color = `var(${token})`;
  within.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
