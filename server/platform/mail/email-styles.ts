const font = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";
const ink = "#1b1d1a";
const graphite = "#5a5f58";
const hairline = "border-top:1px solid #e4e1da";

/** Styles of the email layout; mail programs read them reliably only as attributes. */
export const emailStyles = {
  body: `margin:0;padding:0;background:#fbfaf7;color:${ink};${font};font-size:16px;line-height:24px`,
  preview: "display:none;max-height:0;overflow:hidden;opacity:0",
  column: "max-width:560px;margin:0 auto;padding:40px 24px",
  brand: (accent?: string) =>
    `margin:0 0 32px;padding:0 0 16px;border-bottom:${accent ? `3px solid ${accent}` : "1px solid #e4e1da"};font-size:16px;line-height:24px`,
  logo: "vertical-align:middle;margin:0 12px 0 0",
  ownLogo: "vertical-align:middle",
  brandLink: `color:${ink};text-decoration:none;font-weight:700;letter-spacing:-0.02em`,
  heading: `margin:0 0 16px;font-size:28px;line-height:34px;font-weight:700;letter-spacing:-0.02em;color:${ink}`,
  text: `margin:0 0 16px;color:${ink}`,
  code: `margin:24px 0;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:36px;line-height:44px;font-weight:700;letter-spacing:8px;color:${ink}`,
  list: "margin:24px 0",
  fact: "margin:0 0 12px",
  row: "padding:4px 0",
  item: `padding:12px 0;${hairline}`,
  total: `margin-top:8px;padding:12px 0;${hairline};font-weight:700`,
  amount: "float:right;padding-left:16px;font-variant-numeric:tabular-nums",
  detail: `color:${graphite};font-size:14px;line-height:20px`,
  action: "margin:32px 0",
  button: (accent = "#a8432a") =>
    `display:inline-block;padding:14px 24px;background:${accent};color:#ffffff;text-decoration:none;font-weight:600;border-radius:2px`,
  note: `margin:0 0 16px;color:${graphite};font-size:14px;line-height:20px`,
  footer: `margin:40px 0 0;padding:16px 0 0;${hairline};color:${graphite};font-size:14px;line-height:20px`,
  footerLink: `color:${graphite}`,
} as const;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text made safe inside HTML elements and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!);
