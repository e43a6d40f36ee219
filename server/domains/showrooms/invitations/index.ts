export { routes } from "./invitations.routes.ts";
export { hasWebAddress, stateOf } from "./invitations.rules.ts";
export { findTeamInvitations, forgetInvitationsTo } from "./invitations.store.ts";
export { cancel, resend, sendInvitation } from "./invite.flow.ts";
export { joinNewAccount } from "./join.flow.ts";
