import { z } from "zod";

const host = String.raw`[^\s/?#@:]+\.[^\s/?#@:.]{2,}`;
const rest = String.raw`(:\d{1,5})?([/?#]\S*)?`;
const withoutScheme = new RegExp(`^(//)?(?<address>${host}${rest})$`, "i");
const whole = new RegExp(`^https?://${host}${rest}$`, "i");

/** A web address as people type it, completed: `oakstone.com/work` is `https://oakstone.com/work`. */
export const completedAddress = (text: string): string => {
  const address = withoutScheme.exec(text)?.groups?.address;
  return address ? `https://${address}` : text;
};

const typed = z.string().trim().max(300, "Enter at most 300 characters.").transform(completedAddress);
const words = "Enter a web address such as oakstone.com.";

/** Someone's website or page in a social network; `https://` may be left out. */
export const website = typed.refine((address) => whole.test(address), words);
export const websiteOrNone = typed.refine((address) => address === "" || whole.test(address), words);
