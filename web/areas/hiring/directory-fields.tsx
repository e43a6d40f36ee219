import { directorySorts, hireServices } from "../../../contract/design/hire-words.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { DirectoryAddress } from "./directory-address.ts";

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, text]) => ({ value, text }));

/** What narrows the directory. */
export function DirectoryFields({ address }: { address: DirectoryAddress }) {
  const isWrongZip = address.zipTyped !== "" && address.zip === undefined;
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      <TextField
        label="Project ZIP code"
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        defaultValue={address.zipTyped}
        error={isWrongZip ? "Enter a ZIP code with 5 digits." : undefined}
      />
      <Select
        label="Service"
        name="service"
        defaultValue={address.service ?? ""}
        placeholder="All services"
        options={optionsOf(hireServices)}
      />
      <Select
        label="Pro type"
        name="kind"
        defaultValue={address.kind ?? ""}
        placeholder="Designers and contractors"
        options={[
          { value: "designer", text: "Designers" },
          { value: "contractor", text: "Contractors" },
        ]}
      />
      <Select
        label="Rating"
        name="rating"
        defaultValue={address.rating ? String(address.rating) : ""}
        placeholder="Any rating"
        options={[4, 3].map((stars) => ({ value: String(stars), text: `${stars} stars and up` }))}
      />
      <TextField label="Name or keyword" name="q" maxLength={80} defaultValue={address.q} />
      <Select label="Sort by" name="sort" defaultValue={address.sort} options={optionsOf(directorySorts)} />
      <Checkbox
        className="self-end"
        label="Taking new projects"
        name="available"
        value="1"
        defaultChecked={address.available === "1"}
      />
    </div>
  );
}
