/** A logo in an email: an absolute address, and the size at which it shows whole. */
export interface EmailLogo {
  url: string;
  width: number;
  height: number;
}

const most = { width: 160, height: 40 };

/** A picture of any shape as the logo at the top of an email. */
export function emailLogo(
  publicUrl: string,
  picture: { media_key: string; media_width: number | null; media_height: number | null },
): EmailLogo {
  const { media_key } = picture;
  const [media_width, media_height] = [picture.media_width ?? 1, picture.media_height ?? 1];
  const scale = Math.min(most.width / media_width, most.height / media_height);
  const shown = (side: number) => Math.max(1, Math.round(side * scale));
  return {
    // twice as wide as it shows at most, for sharp screens
    url: `${publicUrl}/showroom/media/${media_key}/320.jpg`,
    width: shown(media_width),
    height: shown(media_height),
  };
}
