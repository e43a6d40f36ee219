/** The visit's state, for deciding when to ask. */
export interface Visit {
  pathname: string;
  /** Pages opened in this window, including the current one. */
  pages: number;
  /** Since the first of them. */
  visited_s: number;
  /** Since the visitor last clicked, typed, scrolled or moved the pointer. */
  quiet_s: number;
  isSignedIn: boolean;
  /** The form was closed or sent before. */
  hasAnswered: boolean;
  /** Something covers the page, or the visitor is filling in a form. */
  isBusy: boolean;
}

const fewestPages = 3;
const shortest_s = 45;
/** A pause in reading: nothing appears under a moving hand. */
const pause_s = 6;

/** Browsing pages. Nobody is asked at the cart, in a form, at a decision, or in a room. */
const lookingAround =
  /^\/(department\/.+|category\/.+|our-brands|about_us|how_it_works|pro-account|faq|visualize\/contractor\/all)?$/;

/** Whether the form "Save up to 30%" may appear by itself now. */
export function mayAsk(visit: Visit): boolean {
  return (
    !visit.hasAnswered &&
    !visit.isSignedIn &&
    !visit.isBusy &&
    visit.pages >= fewestPages &&
    visit.visited_s >= shortest_s &&
    visit.quiet_s >= pause_s &&
    lookingAround.test(visit.pathname)
  );
}
