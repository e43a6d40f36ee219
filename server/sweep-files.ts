import { pictureFiles } from "./domains/catalog/pictures/index.ts";
import { importFiles } from "./domains/catalog/vendor-imports/index.ts";
import { vendorFiles } from "./domains/catalog/vendor-products/index.ts";
import { boardFiles } from "./domains/design/boards/index.ts";
import { applicationFiles } from "./domains/identity/approvals/index.ts";
import { exportFiles } from "./domains/identity/privacy/index.ts";
import { messageFiles } from "./domains/messaging/conversations/index.ts";
import { returnFiles } from "./domains/orders/returns/index.ts";
import { certificateFiles } from "./domains/orders/tax-certificates/index.ts";
import { discardFiles } from "./platform/files/discard.ts";
import type { FileOwner } from "./platform/files/owners.store.ts";
import type { Platform } from "./platform/platform.ts";

/** Every folder of the file store. */
export const fileOwners: readonly FileOwner[] = [
  ...pictureFiles,
  vendorFiles,
  importFiles,
  boardFiles,
  applicationFiles,
  exportFiles,
  messageFiles,
  returnFiles,
  certificateFiles,
];

/** A file is there before its row is, so a young one may still get it. */
const youngest_ms = 2 * 24 * 3600_000;
/** More of a folder than this is never an accident of single requests. */
const most = { files: 100, share: 0.2 };
const askedAtOnce = 5000;

/**
 * Deletes files that no row names: what a request that broke off left behind, and what couldn't be deleted in its time.
 * Leaves a folder alone, and says so, where much of it belongs to no row: then this is the wrong store, or an old database.
 */
export async function sweepFiles(platform: Platform): Promise<void> {
  const before = new Date(platform.now().getTime() - youngest_ms);
  await platform.files.dropUnfinished(before);
  for (const owner of fileOwners) await sweepFolder(platform, owner, before);
}

async function sweepFolder(platform: Platform, owner: FileOwner, before: Date): Promise<void> {
  const { files, log } = platform;
  const { folder } = owner;
  const orphans: string[] = [];
  let seen = 0;
  let batch: string[] = [];
  const ask = async () => {
    const used = new Set(await owner.inUse(platform.db, batch));
    for (const path of batch) if (!used.has(path)) orphans.push(path);
    batch = [];
  };
  for await (const { path, stored_at } of files.list(`${folder}/`)) {
    seen += 1;
    if (stored_at < before) batch.push(path);
    if (batch.length === askedAtOnce) await ask();
  }
  if (batch.length > 0) await ask();
  if (orphans.length > most.files && orphans.length > most.share * seen) {
    const count = { folder, files: seen, without_row: orphans.length };
    return log.error({ alarm: "files_without_rows", ...count }, "a folder of files is not swept");
  }
  for (const path of orphans) {
    const now = await files.stat(path);
    // the same picture may have been sent again meanwhile
    if (now && now.stored_at < before) await discardFiles(platform, [path]);
  }
  if (orphans.length > 0) log.info({ folder, files: orphans.length }, "files without rows were deleted");
}
