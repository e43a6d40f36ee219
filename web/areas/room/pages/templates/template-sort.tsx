import { Form, useSubmit } from "react-router";
import { type TemplateAddress, templateQuery, templateSorts } from "../../../../kit/room/template-address.ts";

/** The order of the templates; a plain form without scripts. */
export function TemplateSort({ address }: { address: TemplateAddress }) {
  const submit = useSubmit();
  const kept = [...new URLSearchParams(templateQuery({ ...address, sort: "", page: 1 }))];
  return (
    <Form
      className="flex items-center gap-2"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex items-center gap-2 text-sm">
        <span className="sr-only sm:not-sr-only sm:text-graphite">Sort by</span>
        <select
          key={address.sort}
          name="sort"
          defaultValue={address.sort}
          className="min-h-11 rounded-sm bg-transparent pr-1 font-medium"
        >
          {templateSorts.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="link min-h-11 px-2 text-sm">
          Sort
        </button>
      </noscript>
    </Form>
  );
}
