/** The time zones of the U.S.: what to choose from, and what people call the time there. */
export const usTimeZones = [
  { zone: "America/Los_Angeles", label: "Pacific, Los Angeles", time: "Pacific time" },
  { zone: "America/Denver", label: "Mountain, Denver", time: "Mountain time" },
  {
    zone: "America/Phoenix",
    label: "Mountain without daylight saving, Phoenix",
    time: "Arizona time",
  },
  { zone: "America/Chicago", label: "Central, Chicago", time: "Central time" },
  { zone: "America/New_York", label: "Eastern, New York", time: "Eastern time" },
  { zone: "America/Anchorage", label: "Alaska, Anchorage", time: "Alaska time" },
  { zone: "Pacific/Honolulu", label: "Hawaii, Honolulu", time: "Hawaii time" },
  { zone: "America/Puerto_Rico", label: "Atlantic, Puerto Rico", time: "Atlantic time" },
  { zone: "Pacific/Guam", label: "Chamorro, Guam", time: "Chamorro time" },
] as const;
