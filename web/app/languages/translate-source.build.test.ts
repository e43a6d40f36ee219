import { describe, expect, it } from "vitest";
import { translateSource } from "./translate-source.build.ts";

/** The texts that a source has. */
function textsOf(code: string, file = "page.tsx"): string[] {
  const found: string[] = [];
  translateSource(file, code, ({ id, many }) => {
    found.push(many ? `${id} | ${many}` : id);
    return undefined;
  });
  return found;
}

/** The source in the other language. */
function inSpanish(
  code: string,
  words: Readonly<Record<string, string | string[]>>,
  file = "page.tsx",
): string {
  const known = new Map(Object.entries(words));
  return translateSource(file, code, ({ id }) => {
    const said = known.get(id);
    return typeof said === "string" ? [said] : said;
  });
}

describe("the texts of a source", () => {
  it("are what stands between tags, as one message with what is filled in", () => {
    expect(
      textsOf(`<p>
        Ships to <b>{order.place}</b> by {formatDate(order.day)}.{" "}
        <Link to="/x">Track order</Link>
      </p>`),
    ).toEqual(["Ships to <b>{place}</b> by {day}. <Link>Track order</Link>"]);
  });

  it("leave out elements at the ends and blocks", () => {
    expect(textsOf(`<a><Icon size={3} /> Save {isNew && <Dot />}</a>`)).toEqual(["Save"]);
    expect(
      textsOf(`<label>Appearance <select><option>Light</option><option>Dark</option></select></label>`),
    ).toEqual(["Light", "Dark", "Appearance"]);
  });

  it("are attributes and strings that read as words", () => {
    expect(
      textsOf(`<Field label="ZIP code" className="Grid" name="Zip" hint={isOn ? "on" : "off"} />`),
    ).toEqual(["ZIP code", "on", "off"]);
    expect(
      textsOf(`const title = titled("Orders"); if (a === "Paid") throw new Error("It is not there");`),
    ).toEqual(["Orders"]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: sources to read
    expect(textsOf("const text = `${count} of ${all.total}`; const url = `/order/${id}`;")).toEqual([
      "{count} of {total}",
    ]);
  });

  it("have both forms after a count", () => {
    expect(textsOf(`plural(3, "box", "boxes"); plural(n, "item")`)).toEqual(["box | boxes", "item | items"]);
  });

  it("are what components show, not what forms send", () => {
    expect(textsOf(`<Empty action={<Button>Add a card</Button>} /><Sure action="Withdraw it" />`)).toEqual([
      "Add a card",
      "Withdraw it",
    ]);
    expect(textsOf(`<SummaryRow label="Delivery" value={isFree ? "Free" : "later"} />`)).toEqual([
      "Delivery",
      "Free",
      "later",
    ]);
    expect(textsOf(`<Form action="/find" /><form action="Find it" /><input value="Some" />`)).toEqual([]);
    expect(
      textsOf(`<option value="Two words" /><Select value="New York" /><TextField value="A b c" />`),
    ).toEqual([]);
  });

  it("may have a semicolon, what is filled in later, and begin in lower case", () => {
    const texts = [
      "Free delivery; freight extra elsewhere.",
      "Within {return_days} days",
      "by email",
      "1 product has",
      "Move it by 1 in.; with Shift by 1 ft",
    ];
    expect(textsOf(`const all = ${JSON.stringify(texts)};`)).toEqual(texts);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: sources to read
    expect(textsOf("const all = [`${rating} of 5 (${count})`, `${what} isn't saved. ${why}`];")).toEqual([
      "{rating} of 5 ({count})",
      "{what} isn't saved. {why}",
    ]);
    expect(
      textsOf(
        // biome-ignore lint/suspicious/noTemplateCurlyInString: sources to read
        "const all = [`${sum} paid. Thank you.`, `${what} deleted${more}.`, `${x}px ${y}px`, `wall:${id}`, `${word}es`];",
      ),
    ).toEqual(["{sum} paid. Thank you.", "{what} deleted{more}."]);
  });

  it("are not styles, code or keys of maps", () => {
    expect(
      textsOf(`const all = ["relative block", "color: red; top: 0", "a { b }", "x;y", "noindex, follow"];`),
    ).toEqual([]);
    expect(
      textsOf(`new Map([["corner sink", 1], ["n", "dining area"]]); matchMedia("(pointer: coarse)");`),
    ).toEqual(["dining area"]);
  });

  it("are single words where code says so", () => {
    expect(textsOf(`const words = /* words */ { return: "return", late: ok ? "late" : "in time" };`)).toEqual(
      ["return", "late", "in time"],
    );
    expect(textsOf(`const colors = /* words */ { sand: { name: "Sand", hex: "#f6ecd2" } };`)).toEqual([
      "Sand",
    ]);
    expect(textsOf(`const is = [name, /* words */ isMuted && "muted", "x" === y && "other"];`)).toEqual([
      "muted",
    ]);
  });

  it("stand once: what is in a message is not a text of its own", () => {
    expect(textsOf(`<p>Pay <b>{x ? "now" : "later"}</b> please, <i>Ann</i></p>`)).toEqual([
      "Pay <b>{choice}</b> please, <i>Ann</i>",
      "now",
      "later",
    ]);
  });
});

describe("a source in another language", () => {
  it("has parts where that language wants them, and the code as it was", () => {
    expect(
      inSpanish(`<p>Pay <b title="Total">{usd(total)}</b> by {day}<Icon /></p>`, {
        "Pay <b>{total}</b> by {day}": "Antes del {day}, pague <b>{total}</b>",
        Total: "Importe",
      }),
    ).toBe(`<p>{"Antes del "}{day}{", pague "}<b title={"Importe"}>{usd(total)}</b><Icon /></p>`);
  });

  it("translates what is filled in as well", () => {
    expect(
      inSpanish(`<p>Pay {isLate ? "now" : \`by \${day}\`}</p>`, {
        "Pay {choice}": "Pague {choice}",
        now: "ya",
        "by {day}": "antes del {day}",
      }),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a source
    ).toBe('<p>{"Pague "}{isLate ? "ya" : `antes del ${day}`}</p>');
  });

  it("keeps blanks at the ends", () => {
    expect(inSpanish(`<p><Icon /> Save <Icon /></p>`, { Save: "Guardar" })).toBe(
      `<p><Icon />{" Guardar "}<Icon /></p>`,
    );
  });

  it("has both forms of what is counted", () => {
    expect(inSpanish(`plural(n, "item")`, { item: ["artículo", "artículos"] })).toBe(
      `plural(n, "artículo", "artículos")`,
    );
  });

  it("stays English where a translation fills in something else", () => {
    const code = "<p>Pay {total}</p>";
    expect(inSpanish(code, { "Pay {total}": "Pague" })).toBe(code);
  });

  it("stays the same where nothing is translated", () => {
    const code = `// Ends\nconst a = { "Content-Type": "Text here" };\nexport const b = <p>Two <b>words</b> </p>;\n`;
    expect(inSpanish(code, {})).toBe(code);
  });
});
