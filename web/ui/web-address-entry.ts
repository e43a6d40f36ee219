/** A field for a web address. Not `type="url"`: browsers then insist on `https://`, which the server completes. */
export const webAddressEntry = {
  type: "text",
  inputMode: "url",
  autoCapitalize: "none",
  spellCheck: false,
  placeholder: "example.com",
} as const;
