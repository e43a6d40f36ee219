import {
  addAddress,
  changeAddress,
  deleteAddress,
  type KeptAddress,
  listAddresses,
  mostAddresses,
} from "../../../../contract/identity/addresses.ts";
import { isUsState } from "../../../../domain/places/us-states.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { unknownState } from "./address.rules.ts";
import {
  type BookRow,
  countBook,
  findBook,
  holdAccount,
  insertAddress,
  removeAddress,
  updateAddress,
} from "./addresses.store.ts";
import { assertZipInState } from "./zip-places.flow.ts";

const addressView = ({ updated_at, ...row }: BookRow): KeptAddress => ({
  ...row,
  updated_at: updated_at.toISOString(),
});
const bookOf = async (db: Db, user_id: string) => (await findBook(db, user_id)).map(addressView);

const list = serve(listAddresses, async ({ caller, platform }) => ({
  data: await bookOf(platform.db, accountOf(caller).id),
}));

const add = serve(addAddress, async ({ body, caller, platform }) => {
  if (!isUsState(body.state)) failFields({ state: unknownState });
  await assertZipInState(body);
  const { id: user_id } = accountOf(caller);
  const { id, addresses } = await platform.db.transaction().execute(async (db) => {
    await holdAccount(db, user_id);
    const count = await countBook(db, user_id);
    if (count >= mostAddresses)
      failFields({ street: `You can keep ${mostAddresses} addresses. Delete one you no longer need.` });
    const address = { ...body, is_default_shipping: body.is_default_shipping || count === 0 };
    const id = await insertAddress(db, user_id, address, platform.now());
    return { id, addresses: await bookOf(db, user_id) };
  });
  return { message: "Address saved.", data: { id, addresses } };
});

const change = serve(changeAddress, async ({ params, body, caller, platform }) => {
  if (!isUsState(body.state)) failFields({ state: unknownState });
  await assertZipInState(body);
  const { id: user_id } = accountOf(caller);
  const data = await platform.db.transaction().execute(async (db) => {
    await holdAccount(db, user_id);
    if (!(await updateAddress(db, user_id, params.id, body, platform.now()))) fail("not_found");
    return bookOf(db, user_id);
  });
  return { message: "Address saved.", data };
});

const remove = serve(deleteAddress, async ({ params, caller, platform }) => {
  const { id: user_id } = accountOf(caller);
  const data = await platform.db.transaction().execute(async (db) => {
    await holdAccount(db, user_id);
    if (!(await removeAddress(db, user_id, params.id))) fail("not_found");
    return bookOf(db, user_id);
  });
  return { message: "Address deleted.", data };
});

export const addressRoutes = [list, add, change, remove];
