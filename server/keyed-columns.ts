import { keyedColumns as aiDesigns } from "./domains/design/ai-designs/index.ts";
import { keyedColumns as boards } from "./domains/design/boards/index.ts";
import { keyedColumns as projects } from "./domains/design/projects/index.ts";
import { keyedColumns as proposals } from "./domains/design/proposals/index.ts";
import { keyedColumns as rooms } from "./domains/design/rooms/index.ts";
import { keyedColumns as sharing } from "./domains/design/sharing/index.ts";
import { keyedColumns as accounts } from "./domains/identity/accounts/index.ts";
import { keyedColumns as apiAccess } from "./domains/identity/api-access/index.ts";
import { keyedColumns as payouts } from "./domains/money/payouts/index.ts";
import { achKeyedColumns } from "./platform/payments/ach-payouts.ts";
import type { KeyedColumn } from "./platform/rekey.store.ts";

/** Everything in the database that was made with the secret key and can be made again with another one. */
export const keyedColumns: readonly KeyedColumn[] = [
  ...accounts,
  ...apiAccess,
  ...payouts,
  ...achKeyedColumns,
  ...sharing,
  ...aiDesigns,
  ...boards,
  ...projects,
  ...proposals,
  ...rooms,
];
