import type { User } from "../../contract/accounts.ts";

/** What the API answers to whoever it lets in. */
export interface SignedIn {
  user: User;
  token: string;
}

/** Which sign-in page: the homeowners', or that of pros, vendors and admins. */
export type Portal = "customer" | "pro";

/** Somebody else's accounts that one may sign in with. */
export interface SocialProvider {
  id: string;
  name: string;
}
