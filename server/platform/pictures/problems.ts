/** The maximum number of pixels of an upload. */
export const mostPixels = 40_000_000;

/** Why an upload is refused, in the words shown under its field. */
export const pictureProblems = {
  unreadable: "This file is damaged, or its type doesn't match its name.",
  too_small: "This picture is too small.",
  too_many_pixels: "This picture is too large. Send one with at most 40 million pixels.",
  large_text: "This picture holds too much hidden text. Save it again without metadata.",
  entities: "This drawing defines entities. Save it as a PNG or JPG and send that.",
  filters: "This drawing uses filter effects such as blur. Save it as a PNG or JPG and send that.",
  scripts: "This drawing holds a script. Save it as a PNG or JPG and send that.",
  links: "This drawing uses other files or embedded pictures. Save it as a PNG or JPG and send that.",
  too_complex: "This drawing has too many parts. Save it as a PNG or JPG and send that.",
  takes_too_long: "This picture takes too long to open. Save it as a simpler JPG and send that.",
} as const;

export type PictureProblem = keyof typeof pictureProblems;

/** Refuses an upload. */
export class PictureRefused extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(pictureProblems[problem]);
    this.problem = problem;
  }
}
