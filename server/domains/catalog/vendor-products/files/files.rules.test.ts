import { expect, it } from "vitest";
import { pdfProblem, shownName } from "./files.rules.ts";

const pdf = (body = "") => Buffer.from(`%PDF-1.7\n1 0 obj <<${body}>> endobj\ntrailer\n%%EOF\n`, "latin1");

it("a PDF is told by its content", () => {
  expect(pdfProblem(pdf())).toBeNull();
  expect(pdfProblem(Buffer.from("<html>%PDF-1.7 %%EOF"))).toMatch(/isn't a PDF/);
  expect(pdfProblem(Buffer.from("%PDF-1.7\n1 0 obj"))).toMatch(/damaged or incomplete/);
});

it.each([
  ["/OpenAction << /S /JavaScript /JS (app.alert(1)) >>", /script or another file/],
  ["/S /Launch /F (calc.exe)", /script or another file/],
  ["/Type /EmbeddedFile", /script or another file/],
  ["/Encrypt 5 0 R", /password/],
])("a PDF with %s is refused", (body, words) => {
  expect(pdfProblem(pdf(body))).toMatch(words);
});

it("a name keeps no path, no signs that browsers trip over, and the right ending", () => {
  expect(shownName("C:\\plans\\Vanity 36.GLB", "model")).toBe("Vanity 36.glb");
  expect(shownName("../../etc/passwd", "document")).toBe("passwd.pdf");
  expect(shownName('a"b<c>\u202egpj.exe', "document")).toBe("abcgpj.pdf");
  expect(shownName("", "model")).toBe("model.glb");
});
