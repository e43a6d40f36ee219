/** The table of the package `zipcodes`, which comes without types. */
declare module "zipcodes/lib/codes.js" {
  interface Place {
    zip: string;
    city: string;
    state: string;
    latitude: number;
    longitude: number;
  }
  const table: { codes: Readonly<Record<string, Place>> };
  export default table;
}
