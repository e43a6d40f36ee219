import { describe, expect, it } from "vitest";
import type { ClientLine, ClientProposal } from "../../../../contract/design/proposals.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import { pdfText } from "../../../../tests/support/pdf-text.ts";
import { drawProposal } from "./pdf.rules.ts";

const line = (index: number): ClientLine => ({
  id: String(index),
  kind: "product",
  name: `Tile ${index}`,
  path: "",
  sku: `T-${index}`,
  image: null,
  options: {},
  note: "",
  qty: 2,
  unit: "Box",
  optional: false,
  choice: "",
  is_chosen: true,
  unit_price: 10,
  total: 20,
  cost: null,
  markup: null,
});

function proposal(lines: number, more: Partial<ClientProposal> = {}): ClientProposal {
  const showroom = {
    vsd_id: "OAKSTONE",
    company_name: "Oakstone",
    phone: "",
    email: "",
    color: "",
    logo: null,
  };
  const amounts = { products: 20 * lines, shipping: 0, tax: 0, has_tax: true, own: 0, total: 20 * lines };
  return {
    number: "P-1",
    kind: "proposal",
    version: 1,
    is_change_order: false,
    status: "sent",
    can_answer: true,
    title: "Bath",
    job_name: "",
    po_number: "",
    intro: "",
    terms: "",
    message: "",
    view: "itemized",
    client_name: "Ada",
    address: "",
    valid_until: "2026-12-20",
    sent_at: "2026-11-26T10:00:00Z",
    showroom,
    sections: [
      {
        id: "1",
        title: "Floor",
        note: "",
        total: 20 * lines,
        lines: Array.from({ length: lines }, (_, i) => line(i)),
      },
    ],
    totals: amounts,
    plan: [],
    installments: [],
    signed: null,
    difference: null,
    comments: [],
    orders: [],
    can_pay: null,
    is_yours: false,
    ...more,
  };
}

/** The words of each page, since every page ends with its number. */
async function pagesOf(shown: ClientProposal, language: Language = "en"): Promise<string[]> {
  const text = pdfText(
    await drawProposal(
      shown,
      { logo: null, url: "https://shop.test/showroom/proposal/abc", language },
      { warn: () => undefined },
    ),
  );
  return text.split(/Page \d+ of \d+|Página \d+ de \d+/).slice(0, -1);
}

describe("the document of a proposal", () => {
  it("is in Spanish for those who read Spanish, with what the pro wrote as it is", async () => {
    const text = (await pagesOf(proposal(2, { message: "See you on Monday." }), "es")).join(" ");
    for (const words of [
      "Propuesta",
      "Válido|Precios válidos hasta el",
      "Firma del cliente",
      "See you on Monday.",
    ])
      expect(text).toMatch(new RegExp(words));
    expect(text).not.toMatch(/Total with|Signature|Prices valid|Payments/);
  });

  const terms = "We begin within two weeks.\nYou keep the hallway free.";

  it("never has the signature alone on a page, however long it is", async () => {
    for (let lines = 1; lines <= 40; lines += 1)
      for (const more of [{}, { terms }]) {
        const last = (await pagesOf(proposal(lines, more))).at(-1)!;
        expect(last).toContain("Signature of the client");
        expect(last).toMatch(more.terms ? /hallway free/ : /Total/);
      }
  });

  it("says where a quote is accepted, and has no line to sign on", async () => {
    const [text = ""] = await pagesOf(proposal(2, { kind: "quote", number: "Q-1" }));
    expect(text).toMatch(/Accept and pay online: \nhttps:\/\/shop.test\/showroom\/proposal\/abc/);
    expect(text).not.toContain("Signature");
  });
});
