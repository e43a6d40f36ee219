import nacha from "@midlandsbank/node-nacha";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AchCredit, type AchFile, mostAchCents, nachaFile } from "./nacha-file.ts";

const origin = {
  bank_routing: "021000021",
  bank_name: "First Bank of Testing",
  company_name: "Materia Inc.",
  company_id: "1234567890",
};
const file = (credits: readonly AchCredit[]): AchFile => ({
  made_on: "2026-11-26",
  made_time: "1705",
  modifier: "A",
  effective_on: "2026-11-27",
  batch_number: 7,
  credits,
});
const credit: AchCredit = {
  name: "Ünïon Tile & Stone",
  account_type: "checking",
  routing_number: "110000000",
  account_number: "000123456789",
  amount_cents: 123_456,
  reference: "ABC123",
};

const anyCredit: fc.Arbitrary<AchCredit> = fc.record({
  name: fc.string({ unit: "grapheme", maxLength: 80 }),
  account_type: fc.constantFrom("checking" as const, "savings" as const),
  routing_number: fc.constantFrom("021000021", "110000000", "011401533", "091000019"),
  account_number: fc.stringMatching(/^\d{4,17}$/),
  amount_cents: fc.integer({ min: 1, max: mostAchCents }),
  reference: fc.stringMatching(/^[a-f0-9]{15}$/),
});

describe("an ACH file", () => {
  test("is records of 94 characters in blocks of ten, whatever the names are", () => {
    fc.assert(
      fc.property(fc.array(anyCredit, { minLength: 1, maxLength: 25 }), (credits) => {
        const lines = nachaFile(origin, file(credits)).split("\r\n").slice(0, -1);
        expect(lines.length % 10).toBe(0);
        expect(lines.every((line) => /^[\x20-\x7e]{94}$/.test(line))).toBe(true);
        const control = lines.find((line) => line.startsWith("9000001"))!;
        expect(Number(control.slice(7, 13))).toBe(lines.length / 10);
      }),
      { numRuns: 500 },
    );
  });

  test("is refused without entries, and with an amount that no entry can carry", () => {
    expect(() => nachaFile(origin, file([]))).toThrow(RangeError);
    for (const amount_cents of [0, -1, 1.5, mostAchCents + 1]) {
      expect(() => nachaFile(origin, file([{ ...credit, amount_cents }]))).toThrow(RangeError);
    }
  });

  test("says to an independent reader what was meant", () => {
    const savings: AchCredit = {
      ...credit,
      account_type: "savings",
      routing_number: "021000021",
      amount_cents: 50,
    };
    const { data } = nacha.from(nachaFile(origin, file([credit, savings])));
    expect(data.file).toMatchObject({
      destination: " 021000021",
      origin: "1234567890",
      creationDate: "261126",
      idModifier: "A",
      destinationName: "FIRST BANK OF TESTING",
      originName: "MATERIA INC.",
      blockingFactor: "10",
      footer: { batchCount: 1, blockCount: 1, entryAndAddendaCount: 2, totalDebit: 0, totalCredit: 123_506 },
    });
    const [batch] = data.batches;
    expect(batch).toMatchObject({
      serviceClassCode: 220,
      entryClassCode: "CCD",
      companyId: "1234567890",
      effectiveDate: "261127",
      num: 7,
      footer: { entryAndAddendaCount: 2, entryHash: 11_000_000 + 2_100_002, totalCredit: 123_506 },
    });
    expect(batch!.entries).toMatchObject([
      {
        transactionCode: "22",
        dfiAccount: "000123456789",
        amount: 123_456,
        receivingCompanyName: "UNION TILE & STONE",
      },
      { transactionCode: "32", checkDigit: 1, amount: 50, traceNumber: 21_000_020_000_002 },
    ]);
  });

  test("loses nothing on the way through that reader", () => {
    fc.assert(
      fc.property(fc.array(anyCredit, { minLength: 1, maxLength: 25 }), (credits) => {
        const { batches, file: whole } = nacha.from(nachaFile(origin, file(credits))).data;
        const found = batches[0]!.entries.map(({ dfiAccount, amount }) => ({ dfiAccount, amount }));
        expect(found).toEqual(
          credits.map((one) => ({ dfiAccount: one.account_number, amount: one.amount_cents })),
        );
        const total = credits.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
        expect(whole.footer).toMatchObject({ totalCredit: total, entryAndAddendaCount: credits.length });
      }),
      { numRuns: 200 },
    );
  });
});
