import { accentFrom } from "../../../../domain/showrooms/accent.ts";
import { formatDate, formatDateTime, formatUsd } from "../../../ui/format.ts";
import { formatInches } from "../../../ui/format-inches.ts";
import { Row, Section, Specimen } from "./specimen.tsx";

const colors = [
  ["paper", "bg-paper"],
  ["white", "bg-white"],
  ["sunk", "bg-sunk"],
  ["hairline", "bg-hairline"],
  ["edge", "bg-edge"],
  ["graphite", "bg-graphite"],
  ["ink", "bg-ink"],
  ["accent", "bg-accent"],
  ["accent-strong", "bg-accent-strong"],
  ["accent-tint", "bg-accent-tint"],
  ["good", "bg-good"],
  ["good-tint", "bg-good-tint"],
  ["warn", "bg-warn"],
  ["warn-tint", "bg-warn-tint"],
  ["bad", "bg-bad"],
  ["bad-tint", "bg-bad-tint"],
] as const;
const themes = ["#A8432A", "#FFC107", "#00BCD4", "#E91E63", "#1F5F5B", "#9CCC65", "#102A56"];
const sizes = ["text-3xl", "text-2xl", "text-xl", "text-lg"] as const;

export function FoundationSpecimens() {
  return (
    <>
      <Section title="Colours">
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {colors.map(([name, className]) => (
            <div key={name}>
              <div className={`h-14 border border-hairline forced-color-adjust-none ${className}`} />
              <p className="mt-1 text-sm">{name}</p>
            </div>
          ))}
        </div>
        <Specimen name="A showroom's colour, as chosen and as used">
          <Row>
            {themes.map((theme) => (
              <div key={theme} className="w-28 forced-color-adjust-none">
                <div className="h-6" style={{ backgroundColor: theme }} />
                <div
                  className="grid h-11 place-items-center font-semibold text-paper"
                  style={{ backgroundColor: accentFrom(theme)?.accent }}
                >
                  Next
                </div>
                <p className="code mt-1 text-xs">{theme}</p>
              </div>
            ))}
          </Row>
        </Specimen>
      </Section>
      <Section title="Type">
        {sizes.map((size) => (
          <Specimen key={size} name={size}>
            <p className={`heading ${size}`}>Porcelain 24 × 48</p>
          </Specimen>
        ))}
        <Specimen name="text-base, text-sm, text-xs">
          <p>Rectified porcelain with a matte face, for floors and walls.</p>
          <p className="text-sm">Rectified porcelain with a matte face, for floors and walls.</p>
          <p className="text-xs">Rectified porcelain with a matte face, for floors and walls.</p>
        </Specimen>
        <Specimen name="code and figures">
          <p className="code">NGT-PL2448-MT · 24 in × 48 in × 3/8 in</p>
          <p className="figures">1,111.11 / 8,888.88</p>
        </Specimen>
        <Specimen name="formats">
          <p>
            {formatUsd(1234.5)} · {formatDate("2026-11-20")} · {formatDateTime("2026-11-20T18:30:00Z")} ·{" "}
            {formatInches(11.8125)}
          </p>
        </Specimen>
      </Section>
    </>
  );
}
