import type { z } from "zod";
import type { sendVendorImport } from "../../../../contract/catalog/vendor-imports.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { UploadedFile } from "../../../http/uploads.ts";
import { newId, randomToken } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { catalogChoices } from "../import/index.ts";
import { fieldKeys } from "./fields.rules.ts";
import { insertImport, openImports, vendorOf } from "./imports.store.ts";
import { settingsProblem } from "./said.rules.ts";

type Form = z.output<(typeof sendVendorImport)["body"]>;

const mostOpen = 5;

/** Keeps a list that a vendor sends, to be checked in the background. Refuses by field what can be seen at once. */
export async function keepImport(platform: Platform, userId: string, form: Form): Promise<string> {
  const { db, files } = platform;
  const vendor = (await vendorOf(db, userId)) ?? fail("forbidden");
  const file = received(form.file, "file");
  const pictures = form.pictures && received(form.pictures, "pictures");
  if (file.size === 0) failFields({ file: "The file is empty." });
  if (/\.(xls|pdf|docx?|numbers|ods)$/i.test(file.name)) {
    failFields({
      file: "This type of file can't be read. Save the list as .xlsx or .csv and upload that file.",
    });
  }
  if (pictures && !/\.zip$/i.test(pictures.name)) {
    failFields({ pictures: "Put the pictures in a ZIP file." });
  }
  const settings = form.settings ?? {};
  const problem = settingsProblem(settings, fieldKeys, await catalogChoices(db));
  if (problem) failFields(problem);
  if ((await openImports(db, vendor.id)) >= mostOpen) {
    failFields({ file: `You have ${mostOpen} lists waiting to be imported. Import or cancel one first.` });
  }
  const id = newId();
  const file_path = `imports/${randomToken(24)}`;
  const pictures_path = pictures ? `imports/${randomToken(24)}` : null;
  await files.takeIn(file_path, file.path);
  if (pictures && pictures_path) await files.takeIn(pictures_path, pictures.path);
  await insertImport(db, {
    id,
    vendor_id: vendor.id,
    user_id: userId,
    source: "upload",
    file_path,
    pictures_path,
    settings,
    file_name: shownName(file.name),
    file_bytes: file.size,
    pictures_name: pictures ? shownName(pictures.name) : null,
    pictures_bytes: pictures?.size ?? null,
    is_fresh: form.forget,
    withdraws_missing: form.withdraw_missing,
    applies_itself: !form.dry_run,
    most_failed: 1,
    created_at: platform.now(),
  });
  return id;
}

function received(file: File, field: string): UploadedFile {
  return file instanceof UploadedFile ? file : failFields({ [field]: "Choose a file." });
}

/** The name without a path. */
export const shownName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, "")
    .replaceAll(/\p{Cc}/gu, "")
    .trim()
    .slice(-120) || "list";
