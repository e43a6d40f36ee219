import { describe, expect, it } from "vitest";
import { listPerson } from "./list-person.rules.ts";
import { readList } from "./read-list.rules.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (bytes: string | Uint8Array) =>
  readList(typeof bytes === "string" ? bytesOf(bytes) : bytes).people.map(listPerson);
const nora = {
  full_name: "Nora Winslow",
  email: "nora@example.test",
  phone: "(503) 555-0142",
  address: "12 Elm St, Salem, OR 97301",
};

describe("columns are recognized in an export", () => {
  it.each([
    [
      "of Google Contacts",
      'First Name,Middle Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code\nNora,,Winslow,* myContacts,Home,nora@example.test,Mobile,(503) 555-0142,Home,"12 Elm St\nSalem, OR 97301",12 Elm St,Salem,OR,97301',
    ],
    [
      "of the older Google Contacts",
      "Name,Given Name,Family Name,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code\nNora Winslow,Nora,Winslow,*,nora@example.test,Mobile,(503) 555-0142,12 Elm St,Salem,OR,97301",
    ],
    [
      "of Outlook",
      "First Name,Middle Name,Last Name,Company,Home Street,Home City,Home State,Home Postal Code,Mobile Phone,E-mail Address\nNora,,Winslow,,12 Elm St,Salem,OR,97301,(503) 555-0142,nora@example.test",
    ],
    [
      "of a spreadsheet, with semicolons",
      "Customer Name;Email;Phone;Address;City;State;Zip Code\nNora Winslow;nora@example.test;(503) 555-0142;12 Elm St;Salem;OR;97301",
    ],
  ])("%s", (_, text) => {
    expect(read(text)).toEqual([{ place: expect.any(Number), ...nora, notes: [] }]);
  });

  it("and those that nothing is taken from are named", () => {
    const list = readList(bytesOf("Name,Birthday,Email,Shoe size\nNora Winslow,05/01,nora@example.test,9"));
    expect(list.unread_columns).toEqual(["Birthday", "Shoe size"]);
  });
});

describe("a vCard", () => {
  it("of Apple Contacts is read, with grouped and folded lines", () => {
    const card = [
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Winslow;Nora;;;",
      "FN:Nora Winslow",
      "item1.EMAIL;type=INTERNET;type=pref:nora@exam",
      " ple.test",
      "EMAIL;type=INTERNET:work@example.test",
      "TEL;type=CELL;type=VOICE:(503) 555-0142",
      "item2.ADR;type=HOME:;;12 Elm St;Salem;OR;97301;United States",
      "item2.X-ABADR:us",
      "END:VCARD",
      "",
    ].join("\r\n");
    const notes = ["“work@example.test”: skipped, because a client can have only one email address."];
    expect(read(card)).toEqual([{ place: 1, ...nora, notes }]);
  });

  it("of an older phone is read, in quoted-printable", () => {
    const card =
      "BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Nu=C3=B1ez;In=\n=C3=A9s\nTEL;CELL:503-555-0142\nEND:VCARD";
    expect(read(card)).toMatchObject([{ full_name: "Inés Nuñez", phone: "503-555-0142" }]);
  });

  it("of version 4 is read, with addresses as links", () => {
    const card =
      "BEGIN:VCARD\nVERSION:4.0\nFN:Nora Winslow\\, Esq.\nEMAIL:nora@example.test\nTEL;VALUE=uri;PREF=1:tel:+1-503-555-0142;ext=12\nEND:VCARD";
    expect(read(card)).toMatchObject([
      { full_name: "Nora Winslow, Esq.", phone: "+1-503-555-0142 ext. 12", notes: [] },
    ]);
  });
});

describe("a person of a list", () => {
  it("comes in with what is right, and the rest is named", () => {
    expect(read("Name,Email,Phone\nNora,nora at example,call me\n,,\n,,503 555 0142")).toEqual([
      {
        place: 2,
        full_name: "Nora",
        email: "",
        phone: "",
        address: "",
        notes: [
          "“nora at example”: skipped, because it isn't a valid email address.",
          "“call me”: skipped, because it isn't a valid phone number.",
        ],
      },
      {
        place: 4,
        full_name: "",
        email: "",
        phone: "503 555 0142",
        address: "",
        notes: ["No name, company or email address."],
      },
    ]);
  });

  it("is called like the company, or the address, where there is no name", () => {
    const people = read("Name,Company,Email\n,Cedar Homes,\n,,office@example.test");
    expect(people.map(({ full_name }) => full_name)).toEqual(["Cedar Homes", "office@example.test"]);
  });

  it("is read in the encodings of Windows", () => {
    const text = "Name,City\nInés,Salem";
    const wide = new Uint8Array([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])]);
    expect(read(wide)).toMatchObject([{ full_name: "Inés", address: "Salem" }]);
    const latin = new Uint8Array([...text].map((sign) => sign.charCodeAt(0)));
    expect(read(latin)).toMatchObject([{ full_name: "Inés" }]);
  });
});

describe("a file is refused", () => {
  it.each([
    ["without a column of names", "Shoe size,Color\n9,red", /column with names/],
    ["with nobody in it", "Name,Email\n", /no contacts/],
    ["with too many", `Name\n${"Ada\n".repeat(2001)}`, /at most 2,000/],
    ["that is a picture", "\u0089PNG\u0000\u0001", /isn.t a CSV or vCard file/],
  ])("%s", (_, text, words) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({ detail: { fields: { file: [expect.stringMatching(words)] } } }),
    );
  });
});
