import { ArrowDown, ArrowUp, X } from "lucide-react";
import { Suspense, useState } from "react";
import type { ManagedCategory } from "../../../../contract/catalog/structure.ts";
import { api } from "../../../client/api.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { useUnsaved } from "../../../kit/forms/unsaved.ts";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { SearchSelect } from "../../../ui/lazy-search-select.ts";
import { TextArea, TextField } from "../../../ui/text-field.tsx";

import type { Structure } from "./structure-parts.tsx";

/** Name, description and filters of a category. What was typed stays where another admin was first. */
export function CategoryForm({
  category,
  attributes,
}: {
  category: ManagedCategory;
  attributes: Structure["attributes"];
}) {
  const { id, version, name, description } = category;
  const { form, errors, refusal, problem, isSending, save: saved } = useApiForm();
  const [facets, setFacets] = useState(category.facets);
  useUnsaved(facets.join() !== category.facets.join());
  const save = () => {
    const texts = textsOf(form.current!);
    const body = { version, name: texts.name ?? "", description: texts.description ?? "", facets };
    return saved(async () => {
      await api("PUT /api/admin/categories/{id}", { params: { id }, body, feedback: "none" });
      return { message: "Saved." };
    });
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-[44rem] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {problem && (
        <FormNote>
          {refusal?.status === 409
            ? `Another admin just changed this. It's now named ${name}, with ${category.facets.length} filters${description ? ` and the description “${description}”` : ""}. Save again to keep what you typed.`
            : problem}
        </FormNote>
      )}
      <TextField label="Name" name="name" defaultValue={name} maxLength={120} required error={errors.name} />
      <TextArea
        label="Description"
        name="description"
        defaultValue={description}
        rows={3}
        maxLength={2000}
        optional
        hint="Shows below the category page's heading and in web search results."
        error={errors.description}
      />
      <Filters keys={facets} attributes={attributes} error={errors.facets} onChange={setFacets} />
      <div>
        <Button type="submit" pending={isSending}>
          Save category
        </Button>
      </div>
    </form>
  );
}

/** The attributes that filter the products of a category, in the order of the filters. */
function Filters({
  keys,
  attributes,
  error,
  onChange,
}: {
  keys: readonly string[];
  attributes: Structure["attributes"];
  error: readonly string[] | undefined;
  onChange: (keys: string[]) => void;
}) {
  const labels = new Map(attributes.map(({ key, label }) => [key, label]));
  const swap = (at: number, other: number) => {
    const next = [...keys];
    [next[at], next[other]] = [next[other]!, next[at]!];
    onChange(next);
  };
  const left = attributes.filter(({ key }) => !keys.includes(key));
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Filters</legend>
      {keys.length === 0 ? (
        <p className="text-graphite text-sm">It uses the filters of its parent category.</p>
      ) : (
        <ol className="border-hairline border-t">
          {keys.map((key, at) => {
            const label = labels.get(key) ?? key;
            return (
              <li key={key} className="flex items-center border-hairline border-b">
                <span className="min-w-0 grow">{label}</span>
                <IconButton
                  label={`Move ${label} up`}
                  disabled={at === 0}
                  className="hover:bg-sunk disabled:text-edge"
                  onClick={() => swap(at, at - 1)}
                >
                  <ArrowUp aria-hidden size={18} />
                </IconButton>
                <IconButton
                  label={`Move ${label} down`}
                  disabled={at === keys.length - 1}
                  className="hover:bg-sunk disabled:text-edge"
                  onClick={() => swap(at, at + 1)}
                >
                  <ArrowDown aria-hidden size={18} />
                </IconButton>
                <IconButton
                  label={`Remove ${label}`}
                  className="hover:bg-sunk"
                  onClick={() => onChange(keys.filter((one) => one !== key))}
                >
                  <X aria-hidden size={18} />
                </IconButton>
              </li>
            );
          })}
        </ol>
      )}
      {left.length > 0 && (
        <Suspense>
          <SearchSelect
            // empty again after each choice
            key={keys.length}
            label="Add a filter"
            className="mt-4 max-w-[24rem]"
            value=""
            onChange={(key) => onChange([...keys, key])}
            placeholder="Search attributes"
            options={left.map(({ key, label, unit }) => ({
              value: key,
              text: unit ? `${label} (${unit})` : label,
            }))}
            error={error?.[0]}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
