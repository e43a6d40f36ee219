import { Plus, X } from "lucide-react";
import { useState } from "react";
import type { SettingValues } from "../../../../contract/admin/managed-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { webAddressEntry } from "../../../ui/web-address-entry.ts";

type Links = SettingValues["links"]["links"];

const mostLinks = 6;

/** The links that the texts of a form name. */
export function linksIn(texts: Record<string, string>): SettingValues["links"] {
  const found = Object.entries(texts).flatMap(([name, label]) => {
    const at = /^label-(\d+)$/.exec(name)?.[1];
    return at ? [{ label, url: texts[`url-${at}`] ?? "" }] : [];
  });
  return { links: found };
}

/** Links beside the departments; each leads to another site. */
export function LinkRows({
  links,
  errors,
}: {
  links: Links;
  errors: (part: string) => readonly string[] | undefined;
}) {
  const [rows, setRows] = useState(() => links.map((link, key) => ({ ...link, key })));
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return (
    <>
      {rows.length === 0 && <p className="text-graphite">No custom links yet.</p>}
      {rows.map(({ key, label, url }, at) => (
        <div key={key} className="grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_2fr_auto]">
          <TextField
            label="Label"
            name={`label-${key}`}
            defaultValue={label}
            maxLength={40}
            error={errors(`links.${at}.label`)}
          />
          <TextField
            label="Address"
            name={`url-${key}`}
            {...webAddressEntry}
            defaultValue={url}
            className="max-sm:order-3 max-sm:col-span-2"
            error={errors(`links.${at}.url`)}
          />
          <IconButton
            label={`Remove ${label || "this link"}`}
            className="hover:bg-sunk"
            onClick={() => setRows(rows.filter((one) => one.key !== key))}
          >
            <X aria-hidden size={18} />
          </IconButton>
        </div>
      ))}
      {rows.length < mostLinks && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            icon={<Plus aria-hidden size={16} />}
            onClick={() => setRows([...rows, { key: next, label: "", url: "" }])}
          >
            Add a link
          </Button>
        </div>
      )}
    </>
  );
}
