export { deleteMember, joinTeam, setRole, setWorkplace } from "./membership.store.ts";
export {
  changeDetails,
  type DetailChanges,
  eraseUser,
  insertApplicant,
  insertCustomer,
  makeAdmin,
  markVerified,
  type NewApplicant,
  type NewUser,
  noteLanguage,
  noteUnits,
  openAccount,
  rememberInvitation,
  renewApplicant,
  setPassword,
  setTypeAndStatus,
} from "./people.store.ts";
export { type SeededUser, seedShops, seedUsers } from "./seed.store.ts";
