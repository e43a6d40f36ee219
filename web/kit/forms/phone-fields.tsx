import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FieldErrors } from "../../../contract/errors.ts";
import type { Country } from "../../../domain/places/countries.ts";
import { formatPhoneAsTyped } from "../../../domain/places/phone.ts";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";

const home: Country = { name: "United States", dial_code: "+1", code: "US" };

/** Dial code and number, sent as `country_code` and `phone_number`; the list of countries loads after the page. */
export function PhoneFields({
  errors,
  dialCode = home.dial_code,
  number = "",
}: {
  errors: FieldErrors;
  dialCode?: string;
  number?: string;
}) {
  const countries = useCountries();
  const [chosen, setChosen] = useState<string>();
  const country =
    countries.find(({ code }) => code === chosen) ??
    (dialCode === home.dial_code ? home : countries.find(({ dial_code }) => dial_code === dialCode)) ??
    home;
  const phone = useFormatted((typed) => formatPhoneAsTyped(country.dial_code, typed), number);
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Select
        label="Country code"
        autoComplete="tel-country-code"
        value={country.code}
        onChange={(event) => setChosen(event.target.value)}
        options={countries.map(({ name, dial_code, code }) => ({
          value: code,
          text: `${name} ${dial_code}`,
        }))}
        error={errors.country_code?.[0]}
      />
      <input type="hidden" name="country_code" value={country.dial_code} />
      <TextField
        label="Phone number"
        name="phone_number"
        type="tel"
        autoComplete="tel-national"
        required
        error={errors.phone_number?.[0]}
        {...phone}
      />
    </div>
  );
}

function useCountries(): readonly Country[] {
  const [countries, setCountries] = useState<readonly Country[]>([home]);
  useEffect(() => {
    let isCurrent = true;
    void import("../../../domain/places/countries.ts").then(
      (list) => isCurrent && setCountries(list.countries),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return countries;
}

/** A field that is formatted while you type; the cursor stays after the typed digit. */
function useFormatted(format: (typed: string) => string, initial: string) {
  const [text, setText] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  const digitsBeforeCursor = useRef<number | undefined>(undefined);
  const shown = format(text);

  useLayoutEffect(() => {
    const digits = digitsBeforeCursor.current;
    digitsBeforeCursor.current = undefined;
    if (digits === undefined || !field.current) return;
    const place = placeBehind(shown, digits);
    field.current.setSelectionRange(place, place);
  });

  return {
    ref: field,
    value: shown,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      const { value, selectionStart } = event.target;
      if (selectionStart !== null && selectionStart < value.length) {
        digitsBeforeCursor.current = value.slice(0, selectionStart).replace(/\D/g, "").length;
      }
      setText(value);
    },
  };
}

function placeBehind(text: string, digits: number): number {
  let left = digits;
  for (let place = 0; place < text.length; place += 1) {
    if (left === 0) return place;
    if (/\d/.test(text[place]!)) left -= 1;
  }
  return text.length;
}
