import { crc32, deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { plainPng } from "./png.ts";
import { type PictureProblem, PictureRefused } from "./problems.ts";
import { plainSvg } from "./svg.ts";

function problemOf(work: () => unknown): PictureProblem | "none" {
  try {
    work();
    return "none";
  } catch (error) {
    if (error instanceof PictureRefused) return error.problem;
    throw error;
  }
}

const drawing = (content: string, before = "") =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="700" height="500">${content}</svg>`,
  );

/** Each `use` shows the one before ten times. */
const bomb = `<g id="u0"><rect width="1" height="1"/></g>${Array.from(
  { length: 8 },
  (_, level) => `<g id="u${level + 1}">${`<use href="#u${level}"/>`.repeat(10)}</g>`,
).join("")}`;

describe("a drawing", () => {
  test.each<[string, string, PictureProblem]>([
    ["a filter", '<filter id="f"><feTurbulence numOctaves="200"/></filter>', "filters"],
    ["a blur by attribute", '<rect filter="blur(900px)"/>', "filters"],
    ["a blur by style", '<rect style="FILTER:blur(900px)"/>', "filters"],
    ["a blur behind a comment", '<rect style="filter/* */:blur(900px)"/>', "filters"],
    ["a blur in a style sheet", "<style>rect { filter : blur(900px) }</style>", "filters"],
    ["a blur in a style sheet in parts", "<style>rect{fil<!-- -->ter:blur(9px)}</style>", "filters"],
    ["a blur in other letters", String.raw`<rect style="f\69lter:blur(9px)"/>`, "unreadable"],
    ["a script", "<script>alert(1)</script>", "scripts"],
    ["a page", "<foreignObject/>", "links"],
    ["a picture", '<image href="data:image/png;base64,AAAA"/>', "links"],
    ["a part of another file", '<use xlink:href="file:///etc/passwd#a"/>', "links"],
    ["another style sheet", "<style>@import 'https://example.test/a.css';</style>", "links"],
    ["a fill from elsewhere", '<rect fill="url( https://example.test/a.svg#a )"/>', "links"],
    ["copies of copies", bomb, "too_complex"],
    ["a copy of itself", '<g id="a"><use href="#a"/></g>', "too_complex"],
    ["a pattern of itself", '<pattern id="a"><rect fill="url(#a)"/></pattern>', "too_complex"],
    ["very many parts", "<g/>".repeat(20_001), "too_complex"],
    ["very deep parts", `${"<g>".repeat(100)}${"</g>".repeat(100)}`, "too_complex"],
    ["a very long text", `<text>${"ha ".repeat(20_000)}</text>`, "too_complex"],
    ["no end", "<g>", "unreadable"],
  ])("with %s is refused", (_, content, problem) => {
    expect(problemOf(() => plainSvg(drawing(content)))).toBe(problem);
  });

  test.each<[string, string, PictureProblem]>([
    ["entities", '<!DOCTYPE svg [<!ENTITY a "ha">]>', "entities"],
    ["another encoding", '<?xml version="1.0" encoding="utf-7"?>', "unreadable"],
    ["a style sheet", '<?xml-stylesheet href="a.css"?>', "links"],
  ])("after %s is refused", (_, before, problem) => {
    expect(problemOf(() => plainSvg(drawing("", before)))).toBe(problem);
  });

  test("of an ordinary program is kept, without its notes and handlers", () => {
    const before = `<?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">`;
    const content = `<metadata><any xmlns="urn:x"/></metadata><title>License</title>
      <linearGradient id="a"><stop stop-color="#fff"/></linearGradient><symbol id="b"><path d="M0 0h9"/></symbol>
      <rect fill="url(#a)" onclick="alert(1)" style="color-interpolation-filters:linearRGB;filter:none"/>
      <use xlink:href="#b"/><a href="https://example.test"><text xml:space="preserve">Oak &amp; Co</text></a>`;
    const kept = plainSvg(drawing(content, before));
    expect(kept).toContain('fill="url(#a)"');
    expect(kept).toContain('<use xlink:href="#b">');
    expect(kept).toContain('<text xml:space="preserve">Oak &amp; Co</text>');
    expect(kept).not.toMatch(/DOCTYPE|metadata|License|alert|example\.test\b(?!.*xmlns)/);
  });
});

function chunk(type: string, data: Uint8Array, length = data.length): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length);
  head.write(type, 4, "latin1");
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])));
  return Buffer.concat([head, data, check]);
}

function png(chunks: Buffer[], side = 10): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side);
  head.writeUInt32BE(side, 4);
  head.set([8, 0], 8);
  const pixels = deflateSync(Buffer.alloc((side + 1) * side));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    ...chunks,
    chunk("IDAT", side > 1000 ? Buffer.alloc(0) : pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const named = (data: Uint8Array) => Buffer.concat([Buffer.from("Comment\0"), data]);
const ofFiftyMegabytes = deflateSync(Buffer.alloc(50_000_000, 65));

describe("a PNG", () => {
  test.each<[string, Buffer, PictureProblem]>([
    ["a text of 50 MB", png([chunk("tEXt", named(Buffer.alloc(50_000_000, 65)))]), "large_text"],
    ["a text that claims 50 MB", png([chunk("tEXt", named(Buffer.from("a")), 50_000_000)]), "large_text"],
    [
      "a text that unpacks to 50 MB",
      png([chunk("zTXt", named(Buffer.concat([Buffer.of(0), ofFiftyMegabytes])))]),
      "large_text",
    ],
    [
      "an international text that unpacks to 50 MB",
      png([chunk("iTXt", named(Buffer.concat([Buffer.from("\x01\0en\0Note\0"), ofFiftyMegabytes])))]),
      "large_text",
    ],
    ["many texts", png(Array(30).fill(chunk("tEXt", named(Buffer.alloc(50_000, 65))))), "large_text"],
    [
      "a color profile that unpacks to 50 MB",
      png([chunk("iCCP", named(Buffer.concat([Buffer.of(0), ofFiftyMegabytes])))]),
      "large_text",
    ],
    ["60,000 by 60,000 pixels", png([], 60_000), "too_many_pixels"],
    ["a chunk beyond its end", png([chunk("tIME", Buffer.alloc(7), 900)]).subarray(0, 90), "unreadable"],
    ["no head", Buffer.from("89504e470d0a1a0a", "hex"), "unreadable"],
  ])("with %s is refused", (_, bytes, problem) => {
    expect(problemOf(() => plainPng(bytes))).toBe(problem);
  });

  test("loses its texts and keeps its pixels", () => {
    const bytes = png([chunk("tEXt", named(Buffer.from("by me"))), chunk("acTL", Buffer.alloc(8))]);
    expect(plainPng(bytes)).toEqual(png([]));
  });
});
