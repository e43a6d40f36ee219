import { removeBank, saveBank } from "../../../../contract/orders/saved-bank.ts";
import { accountOf } from "../../../http/caller.ts";
import { serve } from "../../../http/serve.ts";
import { forgetBankAccount, saveBankAccount } from "./saved-bank.flow.ts";

const save = serve(saveBank, async ({ body, caller, platform }) => {
  const data = await saveBankAccount(platform, caller, body.token);
  const message = data.state === "ready" ? `The account ending in ${data.last4} is saved.` : undefined;
  return { ...(message && { message }), data };
});

const remove = serve(removeBank, async ({ caller, platform }) => {
  await forgetBankAccount(platform, accountOf(caller).id);
  return { message: "Bank account removed.", data: null };
});

export const savedBankRoutes = [save, remove];
