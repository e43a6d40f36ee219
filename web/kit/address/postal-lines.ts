interface Postal {
  street: string;
  apartment: string;
  city: string;
  state: string;
  zip_code: string;
}

/** "18 Alder Way, Apt 4, Portland, OR 97201" */
export const postalLine = ({ street, apartment, city, state, zip_code }: Postal): string =>
  [street, apartment, city, `${state} ${zip_code}`].filter(Boolean).join(", ");

/** What people recognize an address by: its label, else the street. */
export const addressName = ({ label, street }: { label: string; street: string }): string => label || street;
