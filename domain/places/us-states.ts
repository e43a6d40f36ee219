/**
 * A state, district, territory, freely associated state or military post that mail in the U.S. goes to: the Postal
 * Service takes all of them for domestic mail.
 */
export interface UsState {
  /** The postal code of two letters. */
  code: string;
  name: string;
}

const rows =
  "AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FM Federated States of Micronesia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MH Marshall Islands|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PW Palau|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VI U.S. Virgin Islands|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming";

/** Where we ship, by name. */
export const usStates: readonly UsState[] = rows
  .split("|")
  .map((row) => ({ code: row.slice(0, 2), name: row.slice(3) }));

const codes: ReadonlySet<string> = new Set(usStates.map((state) => state.code));

/** Whether two letters, in any case, are the postal code of a state. */
export const isUsState = (code: string): boolean => codes.has(code.trim().toUpperCase());
