import { zipPlace } from "../../../contract/accounts.ts";
import { serve } from "../../serve.ts";
import { placeOfZip } from "./zip-places.flow.ts";

/** The post moves its borders seldom. */
const aDay = "public, max-age=86400";

export const zipPlaceRoutes = [
  serve(zipPlace, async ({ params, setHeader }) => {
    const data = await placeOfZip(params.zip);
    setHeader("Cache-Control", aDay);
    return { data };
  }),
];
