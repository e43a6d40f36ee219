/** The table of the package `zipcodes`, which comes without types. */
declare module "zipcodes/lib/codes.js" {
  const table: { codes: Readonly<Record<string, { zip: string; city: string; state: string }>> };
  export default table;
}
