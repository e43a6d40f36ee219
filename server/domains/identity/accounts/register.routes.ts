import { register } from "../../../../contract/identity/accounts.ts";
import { refuseRobots } from "../../../http/form-traps.ts";
import { serve } from "../../../http/serve.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { findAccount } from "./account-view.store.ts";
import { keepSession } from "./let-in.flow.ts";
import { countAttempt } from "./limits.ts";
import { registerCustomer } from "./register.flow.ts";
import { clearCartCookie } from "./session-cookies.ts";

export const registerRoutes = [
  serve(register, async (call) => {
    const { platform, caller } = call;
    await countAttempt(platform.db, "register-address", caller.ip);
    refuseRobots(call.body);
    const { user_id, session } = await registerCustomer(call, call.body);
    wakeMail(platform);
    keepSession(call, session);
    if (caller.cart_key) clearCartCookie(call);
    const user = (await findAccount(platform.db, user_id, false))!;
    return { user, token: session.token };
  }),
];
