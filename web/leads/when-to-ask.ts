/** How a visit stands, as far as it matters for asking. */
export interface Visit {
  pathname: string;
  /** Pages opened in this window, the present one included. */
  pages: number;
  /** Since the first of them. */
  visited_s: number;
  /** Since the visitor last pressed, typed, scrolled or moved the pointer. */
  quiet_s: number;
  isSignedIn: boolean;
  /** The form was closed or sent before. */
  hasAnswered: boolean;
  /** Something else lies in front of the page, or the visitor is in the middle of a form. */
  isBusy: boolean;
}

const fewestPages = 3;
const shortest_s = 45;
/** A pause in reading: nothing is pulled from under a moving hand. */
const pause_s = 6;

/** Pages on which one looks around. Nobody is asked at the cart, at a form, at a decision, or in a room. */
const lookingAround =
  /^\/(department\/.+|category\/.+|our-brands|about_us|how_it_works|pro-account|faq|visualize\/contractor\/all)?$/;

/** Whether the form "Save up to 30%" may come up by itself now. */
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
