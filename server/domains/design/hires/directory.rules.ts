import type { HireReview, ProCard, ProProfile } from "../../../../contract/design/hires.ts";
import { type MediaRow, pictureOf } from "../../showrooms/showrooms/index.ts";
import type { CardRow, PortfolioRoomRow, ProfileRow, ReviewRow } from "./directory.store.ts";

type Pictures = ReadonlyMap<string, MediaRow>;

const common = (row: CardRow) => ({
  id: row.id,
  name: row.name,
  is_designer: row.is_designer,
  headline: row.headline,
  city: row.city,
  state: row.state,
  radius_miles: row.radius_miles,
  services: row.services,
  availability: row.availability,
  available_from: row.available_from,
  rating: row.rating,
  reviews: row.reviews,
  finished: row.finished,
});

export const cardView = (row: CardRow, pictures: Pictures, hire: ProCard["hire"] = null): ProCard => ({
  ...common(row),
  distance_miles: row.distance_miles === null ? null : Math.round(row.distance_miles),
  fee: row.fees[0] ? `${row.fees[0].title}: ${row.fees[0].amount}` : "",
  pictures: row.pictures.flatMap((key) => {
    const media = pictures.get(key);
    return (media && pictureOf(media, `Work by ${row.name}`)) ?? [];
  }),
  hire,
});

/** "Dana W.": enough to see that it is a person, too little to find them. */
export function reviewAuthor(first_name: string | null, last_name: string | null): string {
  if (!first_name || first_name === "Deleted") return "Former customer";
  return last_name ? `${first_name} ${last_name.slice(0, 1)}.` : first_name;
}

export const reviewView = (row: ReviewRow): HireReview => ({
  id: row.hire_id,
  author: reviewAuthor(row.first_name, row.last_name),
  rating: row.rating,
  text: row.body,
  created_at: row.created_at.toISOString(),
  reply: row.reply,
});

export function profileView(
  row: ProfileRow,
  parts: {
    pictures: Pictures;
    rooms: readonly PortfolioRoomRow[];
    roomUrl: (room: PortfolioRoomRow) => string | null;
    reviews: readonly ReviewRow[];
    stars: number[];
  },
): ProProfile {
  return {
    ...common(row),
    about: row.about,
    fees: row.fees,
    rooms: parts.rooms.flatMap((room) => {
      const picture = pictureOf(room, room.name);
      const { id, name, style } = room;
      return picture ? [{ id, name, room: room.room, style, picture, url: parts.roomUrl(room) }] : [];
    }),
    gallery: row.gallery.map(({ title, text, media_key }) => {
      const media = media_key ? parts.pictures.get(media_key) : undefined;
      return { title, text, picture: media ? pictureOf(media, title) : null };
    }),
    showroom: row.vsd_id && row.company_name ? { vsd_id: row.vsd_id, company_name: row.company_name } : null,
    license: row.license?.number ? { number: row.license.number, state: row.license.state ?? "" } : null,
    stars: parts.stars,
    shown_reviews: parts.reviews.map(reviewView),
  };
}
