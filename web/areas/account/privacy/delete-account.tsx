import { useNavigate } from "react-router";
import type { User } from "../../../../contract/identity/accounts.ts";
import { api } from "../../../client/api.ts";
import { forgetAccount, useSession } from "../../../client/session/use-session.ts";
import { DeleteAccount } from "../../../kit/sign-in/delete-account.tsx";

/** What is deleted with an account of each type, and what has to be done first. */
const goesWith: Record<User["type"], string> = {
  User: "We remove your projects, rooms, addresses and messages. Open orders have to be delivered or canceled first.",
  Contractor:
    "Your showroom closes right away, and its ID stops working. Open orders have to be finished and your balance paid out first.",
  Vendor:
    "Your products go off sale right away, including in customers' carts and rooms. Open orders have to be finished and your balance paid out first. Your past sales stay in our books under your company's name.",
  Admin: "The marketplace keeps running with its other admins. The last admin can't leave.",
};

/** Closing the account. */
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
