import type { Language } from "../../../domain/languages/language.ts";
import { accentFrom } from "../../../domain/showrooms/accent.ts";
import { inWords } from "../spanish/in-words.ts";
import type { EmailLogo } from "./email-logo.rules.ts";
import { escapeHtml, emailStyles as styles } from "./email-styles.ts";

/** A part of an email; a plain string is a paragraph. All text is plain: it is escaped in the HTML. */
export type EmailBlock =
  | string
  /** A code to type, shown large. */
  | { code: string }
  /** Label and value, one below the other: an address, an order number. */
  | { facts: readonly (readonly [label: string, value: string])[] }
  /** Things with an amount, such as order lines, or with an address that they lead to. */
  | { items: readonly { title: string; detail?: string; amount?: string; url?: string }[] }
  /** Amounts that add up; the last one is the total and is emphasized. */
  | { totals: readonly (readonly [label: string, amount: string])[] };

/** The content of an email. The layout adds the brand, an HTML version and a text version. */
export interface EmailContent {
  subject: string;
  /** The preview text beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly EmailBlock[];
  /** The one next step; `path` is a page's path within the shop, such as "/account". */
  button?: { label: string; path: string };
  /** Paragraphs below the button. */
  closing?: readonly string[];
  /** Small print at the end. */
  note?: string;
}

/** The showroom that an email is about; its name stands in place of the marketplace's at the top. */
export interface EmailBrand {
  name: string;
  /** Page of the showroom within the shop. */
  path: string;
  /** A hex color for the button and the line at the top; empty for the marketplace's. */
  color: string;
  logo: EmailLogo | null;
}

export interface EmailSender {
  /** The marketplace's name. */
  providerName: string;
  /** Origin of the shop, without a trailing slash. */
  publicUrl: string;
  /** The marketplace's own. */
  logo?: EmailLogo | null;
  brand?: EmailBrand | undefined;
  /** Of the reader; English if it is left out. */
  language?: Language;
}

/** The absolute address of a page for use in emails. */
export const pageUrl = (publicUrl: string, path: string): string => `${publicUrl}/showroom${path}`;

/** How to get no more of these emails. */
interface WayOut {
  url: string;
  /** The kinds of email, as the notification settings call them. */
  about: string;
}

/** Renders an email as HTML and as text with the same content. */
export function writeEmail(
  content: EmailContent,
  sender: EmailSender,
  wayOut: WayOut | null = null,
): { text: string; html: string } {
  return { text: emailText(content, sender, wayOut), html: emailHtml(content, sender, wayOut) };
}

/** What the link at the end says. */
const wayOutLabel = ({ about }: WayOut, { language = "en" }: EmailSender): string =>
  inWords(`Unsubscribe from emails about ${about}`, language);

/** Where the button leads: to the page in the email's language. */
const buttonUrl = (path: string, { publicUrl, language = "en" }: EmailSender): string =>
  language === "en" ? pageUrl(publicUrl, path) : pageUrl(publicUrl, inTheirLanguage(path, language));

const inTheirLanguage = (path: string, language: Language): string =>
  `/language?${new URLSearchParams({ language, to: path })}`;

function emailText(content: EmailContent, sender: EmailSender, wayOut: WayOut | null): string {
  const button = content.button
    ? [`${content.button.label}:\n${buttonUrl(content.button.path, sender)}`]
    : [];
  const parts = [
    content.heading,
    ...content.blocks.map(blockText),
    ...button,
    ...(content.closing ?? []),
    ...(content.note ? [content.note] : []),
    `--\n${sentBy(sender)}\n${pageUrl(sender.publicUrl, "/")}`,
    ...(wayOut ? [`${wayOutLabel(wayOut, sender)}:\n${wayOut.url}`] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

const sentBy = ({ providerName, brand, language = "en" }: EmailSender): string =>
  brand ? inWords(`${brand.name}, by ${providerName}`, language) : providerName;

function blockText(block: EmailBlock): string {
  if (typeof block === "string") return block;
  if ("code" in block) return `    ${block.code}`;
  if ("facts" in block) return block.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
  if ("totals" in block) return block.totals.map(([label, amount]) => `${label}: ${amount}`).join("\n");
  return block.items
    .map(({ title, detail, amount, url }) =>
      [`- ${title}${amount ? `  ${amount}` : ""}`, detail && `  ${detail}`, url && `  ${url}`]
        .filter(Boolean)
        .join("\n"),
    )
    .join("\n");
}

function emailHtml(content: EmailContent, sender: EmailSender, wayOut: WayOut | null): string {
  const { brand, language = "en" } = sender;
  // colors that are hard to read are darkened, as on the pages
  const accent = accentFrom(brand?.color)?.accent;
  const button = content.button
    ? `<p style="${styles.action}"><a href="${escapeHtml(buttonUrl(content.button.path, sender))}" style="${styles.button(accent)}">${escapeHtml(content.button.label)}</a></p>`
    : "";
  const note = content.note ? `<p style="${styles.note}">${escapeHtml(content.note)}</p>` : "";
  const out = wayOut
    ? `<br><a href="${escapeHtml(wayOut.url)}" style="${styles.footerLink}">${escapeHtml(wayOutLabel(wayOut, sender))}</a>`
    : "";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(content.subject)}</title>
</head>
<body style="${styles.body}">
<div style="${styles.preview}">${escapeHtml(content.preview)}</div>
<div style="${styles.column}">
${headHtml(sender, accent)}
<h1 style="${styles.heading}">${escapeHtml(content.heading)}</h1>
${content.blocks.map(blockHtml).join("\n")}
${button}
${(content.closing ?? []).map(blockHtml).join("\n")}
${note}
${footerHtml(sender, out)}
</div>
</body>
</html>
`;
}

function headHtml(
  { providerName, publicUrl, logo: own, brand }: EmailSender,
  accent: string | undefined,
): string {
  const home = escapeHtml(pageUrl(publicUrl, brand?.path ?? "/"));
  const logo = brand?.logo ? logoHtml(brand.logo, "", styles.logo) : "";
  const name = escapeHtml(brand?.name ?? providerName);
  if (own && !brand) {
    return `<p style="${styles.brand(accent)}"><a href="${home}" style="${styles.brandLink}">${logoHtml(own, name, styles.ownLogo)}</a></p>`;
  }
  return `<p style="${styles.brand(accent)}"><a href="${home}" style="${styles.brandLink}">${logo}${name}</a></p>`;
}

const logoHtml = ({ url, width, height }: EmailLogo, alt: string, style: string): string =>
  `<img src="${escapeHtml(url)}" width="${width}" height="${height}" alt="${alt}" style="${style}">`;

/** Who sends it, and by which rules: the marketplace's, also in a showroom's name. */
function footerHtml({ providerName, publicUrl, brand, language = "en" }: EmailSender, out: string): string {
  const say = (text: string) => escapeHtml(inWords(text, language));
  const link = (path: string, text: string) =>
    `<a href="${escapeHtml(pageUrl(publicUrl, path))}" style="${styles.footerLink}">${escapeHtml(text)}</a>`;
  const market = link("/", providerName);
  if (!brand) return `<p style="${styles.footer}">${say("Sent by")} ${market}${out}</p>`;
  const rules = `${link("/terms_of_service", inWords("Terms", language))} · ${link("/privacy_policy", inWords("Privacy", language))}`;
  return `<p style="${styles.footer}">${say("Sent by")} ${market} ${say(`for ${brand.name}`)}<br>${rules}${out}</p>`;
}

function blockHtml(block: EmailBlock): string {
  if (typeof block === "string") return `<p style="${styles.text}">${escapeHtml(block)}</p>`;
  if ("code" in block) return `<p style="${styles.code}">${escapeHtml(block.code)}</p>`;
  if ("facts" in block) return `<div style="${styles.list}">${block.facts.map(factHtml).join("")}</div>`;
  if ("totals" in block) {
    const last = block.totals.length - 1;
    const rows = block.totals.map(([label, amount], index) =>
      rowHtml(escapeHtml(label), amount, index === last ? styles.total : styles.row),
    );
    return `<div style="${styles.list}">${rows.join("")}</div>`;
  }
  const rows = block.items.map(({ title, detail, amount, url }) => {
    const name = url ? `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>` : escapeHtml(title);
    const under = detail ? `<br><span style="${styles.detail}">${escapeHtml(detail)}</span>` : "";
    return rowHtml(name + under, amount, styles.item);
  });
  return `<div style="${styles.list}">${rows.join("")}</div>`;
}

const factHtml = ([label, value]: readonly [string, string]): string =>
  `<p style="${styles.fact}"><span style="${styles.detail}">${escapeHtml(label)}</span><br>${escapeHtml(value)}</p>`;

function rowHtml(content: string, amount: string | undefined, style: string): string {
  const right = amount ? `<span style="${styles.amount}">${escapeHtml(amount)}</span>` : "";
  // the amount comes first, so that it floats beside the first line of the content
  return `<div style="${style}">${right}${content}<div style="clear:both"></div></div>`;
}
