/** The bytes in a `data:` address, and the media type that it says; undefined for another address. */
export function readDataUri(uri: string): { bytes: Uint8Array; type: string } | undefined {
  const found = /^data:([^,]*),(.*)$/is.exec(uri);
  if (!found) return undefined;
  const [, head = "", body = ""] = found;
  const [type = "", ...rest] = head.split(";").map((part) => part.trim().toLowerCase());
  const bytes = percentDecoded(body);
  return { bytes: rest.includes("base64") ? base64Decoded(bytes) : bytes, type };
}

/** Every `%xx` is one byte, whatever text it may belong to. */
function percentDecoded(text: string): Uint8Array {
  const plain = new TextEncoder().encode(text);
  const bytes = new Uint8Array(plain.length);
  let length = 0;
  for (let at = 0; at < plain.length; at += 1) {
    const code = plain[at] === percent ? hexOf(plain[at + 1], plain[at + 2]) : undefined;
    bytes[length] = code ?? plain[at]!;
    length += 1;
    if (code !== undefined) at += 2;
  }
  return bytes.subarray(0, length);
}

const percent = 0x25;

function hexOf(high = 0, low = 0): number | undefined {
  const digits = String.fromCharCode(high, low);
  return /^[0-9a-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : undefined;
}

/** Takes the alphabet of web addresses too, and line breaks between characters. */
function base64Decoded(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder("latin1").decode(bytes).replaceAll(/\s/g, "");
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}
