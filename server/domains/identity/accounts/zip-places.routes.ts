import { zipPlace } from "../../../../contract/identity/accounts.ts";
import { serve } from "../../../http/serve.ts";
import { placeOfZip } from "./zip-places.flow.ts";

/** ZIP code boundaries seldom change. */
const aDay = "public, max-age=86400";

export const zipPlaceRoutes = [
  serve(zipPlace, async ({ params, setHeader }) => {
    const data = await placeOfZip(params.zip);
    setHeader("Cache-Control", aDay);
    return { data };
  }),
];
