import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

export interface Customer {
  first_name: string;
  last_name: string;
  email: string;
  /** Ten digits. */
  phone: string;
  street: string;
  apartment: string;
  city: string;
  state: string;
  zip_code: string;
  /** ID of the showroom whose pro brought this customer. */
  vsd_id: string;
}

const rows: readonly Record<string, string>[] = parse(
  readFileSync(new URL("../data/people/customers.csv", import.meta.url)),
  { columns: true },
);

const mail = (first: string, last: string) =>
  `${`${first}.${last}`.toLowerCase().replaceAll(/[^a-z.-]/g, "")}@example.com`;

/** The person behind `customer@demo.test`. */
const demoCustomer: Customer = {
  first_name: "Dana",
  last_name: "Whitaker",
  email: "customer@demo.test",
  phone: "5035550100",
  street: "2731 SE Clinton Street",
  apartment: "",
  city: "Portland",
  state: "OR",
  zip_code: "97202",
  vsd_id: "OAKSTONE",
};

/** The 60 customers; the first is the demo account. Nobody of this name lives there. */
export const customers: readonly Customer[] = [
  demoCustomer,
  ...rows.map((row, at): Customer => {
    const { first_name = "", last_name = "", street = "", apartment = "", city = "" } = row;
    const { state = "", zip_code = "", area_code: area, showroom: vsd_id = "" } = row;
    const phone = `${area}55501${String(1 + (at % 99)).padStart(2, "0")}`;
    return {
      first_name,
      last_name,
      email: mail(first_name, last_name),
      phone,
      street,
      apartment,
      city,
      state,
      zip_code,
      vsd_id,
    };
  }),
];
