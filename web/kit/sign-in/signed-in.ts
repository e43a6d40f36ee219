import type { User } from "../../../contract/identity/accounts.ts";

/** The API's response to a successful sign-in. */
export interface SignedIn {
  user: User;
  token: string;
}

/** Which sign-in page: the homeowners', or that of pros, vendors and admins. */
export type Portal = "customer" | "pro";

/** Sign-in providers. */
export interface SocialProvider {
  id: string;
  name: string;
}
