import { Link } from "react-router";
import type { ListedVariant } from "../../../../contract/catalog/vendor-products.ts";
import type { ProductSort } from "../../../../contract/sorts.ts";
import { NoPicture } from "../../../ui/no-picture.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { type EditableField, shownValue } from "./cell-values.ts";
import { LotsButton } from "./lots-button.tsx";
import { ProductStatus, statusWords } from "./status-badge.tsx";

export interface ProductColumn {
  key: string;
  title: string;
  /** Its width in the grid. */
  width: string;
  /** By what the server sorts. */
  sort?: ProductSort;
  field?: EditableField;
  isNumeric?: boolean;
  /** What stands there while the table is scrolled. */
  plain: (row: ListedVariant) => string;
  cell?: (row: ListedVariant, onChange: (row: ListedVariant) => void) => React.ReactNode;
}

const optionText = ({ options }: ListedVariant) => options.map(({ value }) => value).join(", ");

/** A small picture of a variant, or what stands in its place. */
export const RowPicture = ({ row }: { row: ListedVariant }) => (
  <span className="block size-10 shrink-0 overflow-hidden border border-hairline bg-white">
    {row.image ? (
      <Picture picture={row.image} alt="" sizes="40px" widest_px={96} cover />
    ) : (
      <NoPicture isSmall className="!p-0" />
    )}
  </span>
);

/** All columns of the table, in their order; the first stays. */
export const productColumns: readonly ProductColumn[] = [
  {
    key: "name",
    title: "Product",
    width: "minmax(15rem,3fr)",
    sort: "name",
    plain: ({ name }) => name,
    cell: (row) => (
      <span className="flex min-w-0 items-center gap-3">
        <RowPicture row={row} />
        <span className="grid min-w-0">
          <Link to={`/account/products/${row.hash}`} className="link truncate font-medium" title={row.name}>
            {row.name}
          </Link>
          {row.options.length > 0 && (
            <span className="truncate text-graphite text-sm" title={optionText(row)}>
              {optionText(row)}
            </span>
          )}
        </span>
      </span>
    ),
  },
  {
    key: "vendor_sku",
    title: "Your SKU",
    width: "minmax(9.5rem,1fr)",
    sort: "vendor_sku",
    plain: ({ vendor_sku }) => vendor_sku,
    cell: ({ vendor_sku }) => (
      <span className="code line-clamp-2 text-sm [overflow-wrap:anywhere] leading-tight" title={vendor_sku}>
        {vendor_sku}
      </span>
    ),
  },
  {
    key: "category",
    title: "Category",
    width: "minmax(6rem,0.8fr)",
    plain: ({ category }) => category.name,
    cell: ({ category }) => (
      <span className="line-clamp-2 text-graphite text-sm leading-tight">{category.name}</span>
    ),
  },
  {
    key: "price",
    title: "Your price",
    width: "9rem",
    sort: "price",
    field: "price",
    isNumeric: true,
    plain: (row) => shownValue(row, "price"),
  },
  {
    key: "stock",
    title: "Stock",
    width: "4.75rem",
    sort: "stock",
    field: "stock",
    isNumeric: true,
    plain: (row) => shownValue(row, "stock"),
  },
  {
    key: "lots",
    title: "Lots",
    width: "4.5rem",
    plain: ({ lots }) => lots.map(({ lot }) => lot).join(", "),
    cell: (row, onChange) => <LotsButton row={row} onChange={onChange} />,
  },
  {
    key: "lead_time_days",
    title: "Lead time",
    width: "5.5rem",
    sort: "lead_time_days",
    field: "lead_time_days",
    isNumeric: true,
    plain: (row) => shownValue(row, "lead_time_days"),
  },
  {
    key: "status",
    title: "Status",
    width: "7rem",
    plain: ({ status }) => statusWords[status],
    cell: ({ status, review }) => <ProductStatus status={status} review={review} />,
  },
];
