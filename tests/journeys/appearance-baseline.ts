import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";

/*
 * A page's appearance in a form that is the same on every machine with our fonts. Pixel comparison is not: each version
 * of Chromium and of the system libraries smooths text differently, and a tolerance for that would also accept a button
 * that moved by a line. So we keep two things with a narrow tolerance: positions and colors of the page's parts, as the
 * browser reports them; and the page as a small blurred picture, without smoothing artifacts but still showing a
 * missing picture, a moved block or a wrong color.
 */

/**
 * One part of the page. `x` is relative to its parent, `y` to the end of its previous sibling, so that a move is
 * reported once and not for everything below it. In px; colors as #rrggbb, or nothing.
 */
type Part = [
  tag: string,
  words: string,
  x: number,
  y: number,
  w: number,
  h: number,
  ink: string,
  ground: string,
];

interface Layout {
  /** Every color of a text, ground or border anywhere on the page. */
  colours: string[];
  parts: Part[];
}

interface Appearance extends Layout {
  /** The whole page, `columns` wide. */
  picture: Buffer;
}

/** Of the small picture: each stands for about 20 px of a phone and 36 px of a desk. */
const columnsOf = (width_px: number) => (width_px < 768 ? 20 : 40);
/** Fonts come with the product, so only rounding and form fields differ from one Chromium to another. */
const place_px = 5;
/** What is very high may differ by more: the lines in it add up. */
const heightPart = 0.004;
/** Of 255, for a channel of a color that the browser reports. */
const colour = 6;
/** Of 255, for a cell of the picture. */
const cell = 26;

/** Looks at a page that is open and at rest; brings all of its pictures in first. */
export async function lookAt(page: Page): Promise<Appearance> {
  await page.evaluate(bringInPictures);
  const layout = await page.evaluate(layoutInSight);
  const shot = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  const picture = await sharp(shot)
    .removeAlpha()
    .resize(columnsOf(page.viewportSize()!.width))
    .blur(0.7)
    .png({ palette: false })
    .toBuffer();
  return { ...layout, picture };
}

/** `name` without an ending, in the folder of the baselines. */
export function keep(name: string, { colours, parts, picture }: Appearance): void {
  mkdirSync(dirname(name), { recursive: true });
  const lines = parts.map((part) => JSON.stringify(part)).join(",\n");
  writeFileSync(
    `${name}.generated.json`,
    `{"colours": ${JSON.stringify(colours)},\n"parts": [\n${lines}\n]}\n`,
  );
  writeFileSync(`${name}.png`, picture);
}

/** What is not as it was kept, a line for each: parts, then colors, then the picture. */
export async function differences(name: string, now: Appearance): Promise<string[]> {
  if (!existsSync(`${name}.generated.json`)) return ["is not kept yet: run with --update-snapshots"];
  const kept = JSON.parse(readFileSync(`${name}.generated.json`, "utf8")) as Layout;
  return [
    ...differentParts(kept.parts, now.parts),
    ...unknownColours(kept.colours, now.colours).map((one) => `has the colour ${one}, which it had not`),
    ...unknownColours(now.colours, kept.colours).map((one) => `no longer has the colour ${one}`),
    ...(await differentCells(`${name}.png`, now.picture)),
  ];
}

function differentParts(kept: readonly Part[], now: readonly Part[]): string[] {
  const at = kept.findIndex((part, index) => part[0] !== now[index]?.[0]);
  if (at >= 0 || kept.length !== now.length) {
    const place = at < 0 ? Math.min(kept.length, now.length) : at;
    const told = (part: Part | undefined) => (part ? `${part[0]} “${part[1]}”` : "nothing");
    return [`had ${told(kept[place])} where it now has ${told(now[place])}`];
  }
  return kept.flatMap((part, index) => {
    const found = now[index]!;
    const isMoved = [2, 3, 4, 5].some((key) => {
      const [before, after] = [part[key] as number, found[key] as number];
      const most = key === 5 ? Math.max(place_px, before * heightPart) : place_px;
      return Math.abs(before - after) > most;
    });
    const isRepainted = [6, 7].some((key) => isOtherColour(part[key] as string, found[key] as string));
    const line = (one: Part) => one.slice(2).join(" ");
    return isMoved || isRepainted ? [`${part[0]} “${found[1]}” was ${line(part)}, is ${line(found)}`] : [];
  });
}

const unknownColours = (known: readonly string[], colours: readonly string[]): string[] =>
  colours.filter((one) => known.every((other) => isOtherColour(one, other)));
const isOtherColour = (before: string, after: string): boolean =>
  (before === "") !== (after === "") ||
  [1, 3, 5].some((at) => Math.abs(channel(before, at) - channel(after, at)) > colour);
const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16) || 0;

async function differentCells(file: string, picture: Buffer): Promise<string[]> {
  const kept = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = kept.info;
  // a page that is a line longer is the same picture; how long it is stands among the parts
  const now = await sharp(picture).removeAlpha().resize(width, height, { fit: "fill" }).raw().toBuffer();
  const found: string[] = [];
  for (let at = 0; at < kept.data.length; at += 3) {
    const off = [0, 1, 2].reduce((sum, n) => sum + Math.abs(kept.data[at + n]! - now[at + n]!), 0) / 3;
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    if (off > cell)
      found.push(`looks different at column ${x} of ${width}, row ${y} of ${height}: by ${Math.round(off)}`);
  }
  return found;
}

/** Runs in the page. */
async function bringInPictures(): Promise<void> {
  await document.fonts.ready;
  // what others looked at before differs with who was here
  for (const heading of document.querySelectorAll("main section > h2"))
    if (/viewed/i.test(heading.textContent)) heading.parentElement!.style.display = "none";
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  // one that is replaced meanwhile is no longer on the page
  await Promise.all(
    pictures.filter((one) => one.currentSrc || one.src).map((one) => one.decode().catch(() => undefined)),
  );
  window.scrollTo(0, 0);
}

/** Runs in the page. */
function layoutInSight(): Layout {
  const kinds =
    "header, nav, main, footer, section, aside, article, form, fieldset, table, h1, h2, h3, img, video, button, summary, input, select, textarea, [role=tab], a[class*='bg-'], a[class*='border']";
  const paint = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
  const known = new Map<string, string>();
  /** A color as it looks on white. */
  const hex = (value: string): string => {
    let made = known.get(value);
    if (made !== undefined) return made;
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = value;
    paint.fillRect(0, 0, 1, 1);
    const isClear = paint.getImageData(0, 0, 1, 1).data[3] === 0;
    paint.fillStyle = "#fff";
    paint.fillRect(0, 0, 1, 1);
    paint.fillStyle = value;
    paint.fillRect(0, 0, 1, 1);
    const [r, g, b] = paint.getImageData(0, 0, 1, 1).data;
    made = isClear ? "" : `#${[r, g, b].map((one) => one!.toString(16).padStart(2, "0")).join("")}`;
    known.set(value, made);
    return made;
  };
  const colours = new Set<string>();
  const parts: Part[] = [];
  const walk = (element: Element, within: DOMRect, last: { bottom: number }): void => {
    const box = element.getBoundingClientRect();
    const isSeen = box.width >= 2 && box.height >= 2 && element.checkVisibility({ visibilityProperty: true });
    const look = getComputedStyle(element);
    const saysSomething = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "",
    );
    if (isSeen) {
      if (saysSomething) colours.add(hex(look.color));
      colours.add(hex(look.backgroundColor));
      if (look.borderBottomStyle === "solid" && look.borderBottomWidth !== "0px")
        colours.add(hex(look.borderBottomColor));
    }
    const isPart = isSeen && element.matches(kinds);
    if (isPart) {
      const isLarge = /^(HEADER|NAV|MAIN|FOOTER|SECTION|ASIDE|ARTICLE|FORM|FIELDSET|TABLE)$/.test(
        element.tagName,
      );
      const words = (element.ariaLabel ?? element.textContent).replace(/[\s\d]+/g, " ").trim();
      const [x, y, w, h] = [box.left - within.left, box.top - last.bottom, box.width, box.height].map(
        Math.round,
      );
      parts.push([
        element.tagName.toLowerCase(),
        isLarge ? "" : words.slice(0, 24),
        x!,
        y!,
        w!,
        h!,
        hex(look.color),
        hex(look.backgroundColor),
      ]);
      last.bottom = box.bottom;
    }
    const inside = isPart ? { bottom: box.top } : last;
    for (const child of element.children) walk(child, isPart ? box : within, inside);
  };
  const whole = document.body.getBoundingClientRect();
  walk(document.body, whole, { bottom: whole.top });
  colours.delete("");
  return { colours: [...colours].sort(), parts };
}
