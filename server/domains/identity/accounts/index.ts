import type { Route } from "../../../http/serve.ts";
import type { Job } from "../../../platform/jobs.ts";
import { keyedIn } from "../../../platform/rekey.store.ts";
import { addressRoutes } from "./addresses.routes.ts";
import { authenticatorPurpose } from "./authenticator.flow.ts";
import { authenticatorRoutes } from "./authenticator.routes.ts";
import { dropCardSetups } from "./card-setups.flow.ts";
import { devMailboxRoutes } from "./dev-mailbox.routes.ts";
import { passkeyRoutes } from "./passkeys.routes.ts";
import { passwordRoutes } from "./password.routes.ts";
import { profileRoutes } from "./profile.routes.ts";
import { registerRoutes } from "./register.routes.ts";
import { forgetReleasedCards } from "./released-cards.flow.ts";
import { savedBankRoutes } from "./saved-bank.routes.ts";
import { savedCardRoutes } from "./saved-cards.routes.ts";
import { sessionRoutes } from "./sessions.routes.ts";
import { signInRoutes } from "./sign-in.routes.ts";
import { socialLoginRoutes } from "./social-login.routes.ts";
import { standInRoutes } from "./stand-in.routes.ts";
import { verificationRoutes } from "./verification.routes.ts";
import { zipPlaceRoutes } from "./zip-places.routes.ts";

export { activeAdmins, hasAdmin } from "./admins.store.ts";
export { applyCardSetup } from "./card-setups.flow.ts";
export { eraseConsentPlaces, insertConsent, insertSignUpConsents } from "./consents.store.ts";
export { identify } from "./identify.ts";
export { countAttempt, forgetAttempts } from "./limits.ts";
export { mailVerificationLink } from "./mailed-links.flow.ts";
export { countPasswordTry, rememberDevice } from "./password-tries.flow.ts";
export { hashPassword, isPassword, passwordProblem } from "./passwords.ts";
export { bankOf } from "./saved-bank.flow.ts";
export { findBank } from "./saved-bank.store.ts";
export { seedAddresses, seedCards } from "./seed.store.ts";
export { clearAllCookies } from "./session-cookies.ts";
export { endAllSessions, forgetOldSignIns } from "./sessions.store.ts";
export { splitName } from "./sign-in.rules.ts";
export { forgetProofsOf } from "./social.store.ts";
export { findUserByEmail } from "./users.store.ts";
export { assertZipInState, placeOfZip, positionOfZip, zipProblems } from "./zip-places.flow.ts";

export const routes: Route[] = [
  ...registerRoutes,
  ...signInRoutes,
  ...sessionRoutes,
  ...standInRoutes,
  ...authenticatorRoutes,
  ...passkeyRoutes,
  ...socialLoginRoutes,
  ...verificationRoutes,
  ...passwordRoutes,
  ...profileRoutes,
  ...addressRoutes,
  ...savedCardRoutes,
  ...savedBankRoutes,
  ...zipPlaceRoutes,
  ...devMailboxRoutes,
];

export const jobs: readonly Job[] = [
  {
    name: "forget-cards",
    cron: "*/15 * * * *",
    at_start: true,
    run: async (platform) => {
      await dropCardSetups(platform);
      await forgetReleasedCards(platform);
    },
  },
];

export const keyedColumns = keyedIn("authenticators", {
  name: "authenticator apps",
  id: "user_id",
  column: "secret",
  sealed_for: authenticatorPurpose,
});
