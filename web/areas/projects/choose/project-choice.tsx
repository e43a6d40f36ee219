import { Link } from "react-router";
import type { Project, ProjectLine } from "../../../../contract/design/project-cart.ts";
import { areaText } from "../../../../domain/catalog/page-areas.ts";
import { unitWord } from "../../../../domain/orders/sales-unit.ts";
import { arrivalWords } from "../../../kit/product/arrival-words.ts";
import { formatUnitUsd } from "../../../kit/product/format-unit-usd.ts";
import { noStockWords } from "../../../kit/product/no-stock-words.ts";
import { productPath } from "../../../kit/product/product-path.ts";
import { surfaceName } from "../../../kit/projects/surface-name.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { formatCount, formatUsd, plural } from "../../../ui/format.ts";
import { NoPicture } from "../../../ui/no-picture.tsx";
import { Picture } from "../../../ui/picture.tsx";

/** A project's products, each with a checkbox. */
export function ProjectChoice({
  project,
  chosen,
  onChoose,
}: {
  project: Project;
  chosen: ReadonlySet<string>;
  onChoose: (lines: readonly string[], isChosen: boolean) => void;
}) {
  const lines = project.Project_tans;
  const isAll = lines.every(({ id }) => chosen.has(id));
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-ink border-b pb-1">
        <h2 className="heading text-lg">
          <Link to={`/projects/${project.id}`} className="hover:underline">
            {project.name}
          </Link>
        </h2>
        <Checkbox
          label={<span className="text-sm">{`All ${plural(lines.length, "product")}`}</span>}
          aria-label={`Select all of ${project.name}`}
          checked={isAll}
          onChange={() =>
            onChoose(
              lines.map(({ id }) => id),
              !isAll,
            )
          }
        />
      </div>
      <ul>
        {lines.map((line) => (
          <LineChoice
            key={line.id}
            line={line}
            vsdId={project.showroom.vsd_id}
            isChosen={chosen.has(line.id)}
            onChoose={(isChosen) => onChoose([line.id], isChosen)}
          />
        ))}
      </ul>
    </section>
  );
}

function LineChoice({
  line,
  vsdId,
  isChosen,
  onChoose,
}: {
  line: ProjectLine;
  vsdId: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const { product } = line;
  return (
    <li className="border-hairline border-b">
      <div className="grid grid-cols-[2.75rem_4.5rem_minmax(0,1fr)] gap-x-3 py-4 sm:grid-cols-[2.75rem_6rem_minmax(0,1fr)_auto] sm:gap-x-5">
        <label className="-m-2 grid size-11 place-items-center">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            aria-label={`Select ${product.name}`}
            checked={isChosen}
            onChange={() => onChoose(!isChosen)}
          />
        </label>
        <div className="self-start bg-white">
          {product.image ? <Picture picture={product.image} alt="" sizes="96px" /> : <NoPicture isSmall />}
        </div>
        <div className="min-w-0">
          <h3 className="font-medium">
            <Link to={productPath(product.hash, vsdId, line.sku)} className="hover:underline">
              {product.name}
            </Link>
          </h3>
          <p className="text-graphite text-sm">{factsOf(line)}</p>
          <p className="figures mt-1 text-sm">
            {`${formatCount(line.qty)} ${unitWord(line.unit, line.qty)}`}
            {line.covers_sqft !== null && ` for ${areaText(line.covers_sqft)}`}
            <span className="text-graphite">{` at ${formatUnitUsd(line.unit_price, line.unit)}`}</span>
          </p>
          <Stock line={line} />
        </div>
        <p className="figures col-start-3 mt-1 font-semibold sm:col-start-4 sm:mt-0 sm:text-right">
          {formatUsd(line.line_total)}
        </p>
      </div>
    </li>
  );
}

/** Whether stock is enough, and when the products arrive. */
function Stock({ line }: { line: ProjectLine }) {
  const { stock, qty, allows_backorder } = line;
  const isShort = qty > stock && !allows_backorder;
  if (isShort && stock > 0) {
    return (
      <p className="figures mt-1 font-medium text-bad text-sm">
        {`Only ${formatCount(stock)} in stock. Lower the quantity in the cart.`}
      </p>
    );
  }
  if (isShort) return <p className="mt-1 font-medium text-bad text-sm">{noStockWords(line)}</p>;
  return (
    <p className="figures mt-1 text-graphite text-sm">
      {[
        stock > 0 ? `${formatCount(stock)} in stock` : noStockWords(line),
        `ships in ${plural(line.lead_time_days, "day")}`,
        withinLine(arrivalWords(line.delivery, line.unit)),
      ].join(" · ")}
    </p>
  );
}

/** A sentence's words after others: in lower case. */
const withinLine = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const factsOf = ({ options, surface }: ProjectLine): string =>
  [
    ...Object.entries(options).map(([name, value]) => `${name}: ${value}`),
    surface && `for ${surfaceName(surface)}`,
  ]
    .filter(Boolean)
    .join(" · ");
