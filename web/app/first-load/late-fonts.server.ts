import { fontFaces, fontFiles } from "../../ui/fonts.ts";

/** How many elements switch fonts at once. */
const part = 300;

/**
 * Switches a first visit from the fallback fonts (root.tsx, fonts.css) to the real ones. Runs in the browser, as
 * written here. If the fonts do not load, the page stays in the fallbacks, fully rendered.
 */
async function askForFonts(fonts: { faces: string[]; files: string; part: number }): Promise<void> {
  const { dataset } = document.documentElement;
  if (!dataset.fonts) return;
  try {
    await Promise.all(fonts.faces.map((face) => document.fonts.load(face)));
  } catch {
    delete dataset.below;
    return;
  }
  const partsOf = (whole: Element): Element[] =>
    whole.querySelectorAll("*").length > fonts.part ? [...whole.children].flatMap(partsOf) : [whole];
  const parts = partsOf(document.body);
  // one part per frame: all at once would block a phone for a moment
  const inTurn = async (change: (each: Element) => void) => {
    for (const each of parts) {
      change(each);
      await new Promise(requestAnimationFrame);
    }
  };
  await inTurn((each) => each.setAttribute("data-fonts", "here"));
  delete dataset.fonts;
  delete dataset.below;
  localStorage.setItem("fonts", fonts.files);
  await inTurn((each) => each.removeAttribute("data-fonts"));
}

const fonts = JSON.stringify({ faces: fontFaces, files: fontFiles, part });

/** A function's source for the page; its storage access may fail if the browser's storage is full. */
export const askingForFonts = `()=>(${askForFonts})(${fonts}).catch(()=>{})`;
