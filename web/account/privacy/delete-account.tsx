import { useNavigate } from "react-router";
import type { User } from "../../../contract/accounts.ts";
import { DeleteAccount } from "../../account-access/delete-account.tsx";
import { api } from "../../api.ts";
import { forgetAccount, useSession } from "../../session/use-session.ts";

/** What goes with an account of each kind, and what has to be done before. */
const goesWith: Record<User["type"], string> = {
  User: "Your projects, rooms, addresses and messages are removed. Orders that are under way have to arrive or be cancelled first.",
  Contractor:
    "Your showroom closes at once, and its ID opens nothing any more. Orders that are under way have to be finished and your balance paid out first.",
  Vendor:
    "Your goods go off sale at once, also in carts and rooms of customers. Orders that are under way have to be finished and your balance paid out first; what you sold stays in our books under your company’s name.",
  Admin: "The marketplace keeps running with its other admins; the last one cannot leave.",
};

/** The way out of the shop. */
export function DeleteOwnAccount({ hasPassword }: { hasPassword: boolean }) {
  const { user } = useSession();
  const navigate = useNavigate();
  return (
    <DeleteAccount
      goesWith={user ? goesWith[user.type] : ""}
      hasPassword={hasPassword}
      call={(body) => api("POST /api/privacy/delete_account", { body, feedback: "none" })}
      onDeleted={async () => {
        forgetAccount();
        await navigate("/");
      }}
    />
  );
}
