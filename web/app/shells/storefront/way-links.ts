import type { Shop } from "../../../client/load-shop.ts";

export interface WayLink {
  label: string;
  url: string;
  isExternal: boolean;
}

/** The header's links beside the departments: the showroom, rooms, AI design, pros, and what the settings add. */
export function wayLinks({ settings, showroom }: Pick<Shop, "settings" | "showroom">): WayLink[] {
  return [
    { label: "Showroom", url: showroom ? "/visualize/contractor/all" : "/#showroom-id", isExternal: false },
    { label: "Design a room", url: "/visualize", isExternal: false },
    { label: "AI 3D Design", url: "/design-ai", isExternal: false },
    { label: "For pros", url: "/pro-account", isExternal: false },
    ...settings.links.map(({ label, url }) => ({ label, url, isExternal: true })),
  ];
}
