export interface Designer {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  zip_code: string;
}

/** Designers for hire; the first is the demo account. */
export const designers: readonly Designer[] = [
  {
    first_name: "Imani",
    last_name: "Castillo",
    email: "designer@demo.test",
    phone: "5035550181",
    zip_code: "97209",
  },
  {
    first_name: "Florian",
    last_name: "Abel",
    email: "florian@abelrooms.example.com",
    phone: "6195550147",
    zip_code: "92103",
  },
  {
    first_name: "Sunita",
    last_name: "Rao",
    email: "sunita@raodrafting.example.com",
    phone: "6085550122",
    zip_code: "53703",
  },
  {
    first_name: "Cormac",
    last_name: "Delaney",
    email: "cormac@delaneydesign.example.com",
    phone: "2155550176",
    zip_code: "19103",
  },
  {
    first_name: "Yasmin",
    last_name: "Karimi",
    email: "yasmin@karimistudio.example.com",
    phone: "3055550193",
    zip_code: "33137",
  },
  {
    first_name: "Peter",
    last_name: "Nakai",
    email: "peter@nakaiplan.example.com",
    phone: "6025550168",
    zip_code: "85016",
  },
];

/** Who runs the marketplace. */
export const admin = {
  first_name: "Morgan",
  last_name: "Ellery",
  email: "admin@demo.test",
  phone: "5035550111",
  zip_code: "97205",
};

/** Of every account of the demo. */
export const demoPassword = "Renovate-2026";
