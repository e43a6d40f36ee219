import type { Shop } from "../../load-shop.ts";

export interface WayLink {
  label: string;
  url: string;
  isExternal: boolean;
}

/** The header's links beside the departments: the showroom, AI design, pros, and what the settings add. */
export function wayLinks({ settings }: Shop): WayLink[] {
  return [
    { label: "Design a room", url: "/visualize", isExternal: false },
    { label: "AI 3D Design", url: "/design-ai", isExternal: false },
    { label: "For pros", url: "/pro-account", isExternal: false },
    { label: "Our brands", url: "/our-brands", isExternal: false },
    ...settings.links.map(({ label, url }) => ({ label, url, isExternal: true })),
  ];
}
