import { fontFaces, fontFiles } from "./ui/fonts.ts";

/** How many elements take the fonts on at once. */
const part = 300;

/**
 * Takes a first visit, which begins in the fallbacks (root.tsx, fonts.css), over to the fonts. Runs in the browser, as
 * it stands here. Where the fonts do not come, the page stays in the fallbacks, drawn as a whole.
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
  // one in each frame: all at once a phone would not answer for a moment
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

/** A function's text for the page; what it notes may find the browser's storage full. */
export const askingForFonts = `()=>(${askForFonts})(${fonts}).catch(()=>{})`;
