import {
  addPushDevice,
  listPushDevices,
  mostPushDevices,
  type PushState,
  removePushDevice,
} from "../../../../contract/messaging/push.ts";
import { type Account, accountOf } from "../../../http/caller.ts";
import { deviceName } from "../../../http/device-name.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { serve } from "../../../http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { keysOf } from "./push.flow.ts";
import { isReaderKey } from "./push.rules.ts";
import { pushDevicesOf, queueWelcome, removeSubscription, saveSubscription } from "./push.store.ts";

async function stateOf({ config, db, now }: Platform, account: Account): Promise<PushState> {
  const rows = await pushDevicesOf(db, account.id, now());
  const devices = rows.map(({ id, session_id, user_agent, created_at, last_sent_at }) => ({
    id,
    name: deviceName(user_agent),
    created_at: created_at.toISOString(),
    last_sent_at: last_sent_at?.toISOString() ?? null,
    is_current: session_id === account.session_id,
  }));
  return {
    application_key: keysOf(config).publicKey,
    devices: devices.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)),
  };
}

const list = serve(listPushDevices, async ({ caller, platform }) => ({
  data: await stateOf(platform, accountOf(caller)),
}));

const add = serve(addPushDevice, async ({ body: { endpoint, keys }, caller, platform }) => {
  const account = accountOf(caller);
  if (!isReaderKey(keys.p256dh)) failFields({ "keys.p256dh": "This browser sent a key that can't be used." });
  const subscription = {
    user_id: account.id,
    session_id: account.session_id,
    endpoint,
    reader_key: keys.p256dh,
    auth_secret: keys.auth,
    application_key: keysOf(platform.config).publicKey,
    user_agent: caller.user_agent,
  };
  await platform.db.transaction().execute(async (db) => {
    const saved = await saveSubscription(db, subscription, mostPushDevices);
    if (!saved)
      failFields({ endpoint: "This browser's subscription has changed. Turn it off and on again." });
    if (saved.is_new) await queueWelcome(db, saved.id);
  });
  return { message: "Notifications are on for this device.", data: await stateOf(platform, account) };
});

const remove = serve(removePushDevice, async ({ params, caller, platform }) => {
  const account = accountOf(caller);
  if (!(await removeSubscription(platform.db, account.id, params.id))) fail("not_found");
  return { message: "Notifications are off for that device.", data: await stateOf(platform, account) };
});

export const pushRoutes = [list, add, remove];
