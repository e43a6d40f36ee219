/** What a guest may be set into or stand on, by its kind. */
export const hostsOf: Readonly<Record<string, ReadonlySet<string>>> = {
  sink: new Set(["base_cabinet", "island", "peninsula", "vanity"]),
  lavatory: new Set(["vanity", "base_cabinet"]),
  cooktop: new Set(["base_cabinet", "island", "peninsula"]),
  faucet: new Set(["vanity", "sink", "lavatory", "base_cabinet", "island", "peninsula", "tub", "tub_shower"]),
  wall_oven: new Set(["tall_cabinet", "base_cabinet"]),
};
