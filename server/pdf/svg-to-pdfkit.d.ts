declare module "svg-to-pdfkit" {
  /** Draws an SVG at x, y; without `assumePt` a pixel is 3/4 of a point. */
  export default function svgToPdf(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: {
      assumePt?: boolean;
      fontCallback?: (family: string, isBold: boolean, isItalic: boolean) => string;
    },
  ): void;
}
