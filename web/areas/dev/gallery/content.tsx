import { UnitPrice } from "../../../kit/product/unit-price.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatUsd } from "../../../ui/format.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { Row, Section, Specimen } from "./specimen.tsx";

interface Line {
  name: string;
  qty: number;
  total: number;
}

const lines: Line[] = [
  { name: "Porcelain 24 × 48, Ash", qty: 14, total: 1148.56 },
  { name: "Grout, 25 lb, Warm Gray", qty: 3, total: 71.4 },
];
const columns: Column<Line>[] = [
  { key: "name", title: "Name", cell: ({ name }) => name },
  { key: "qty", title: "Qty", numeric: true, cell: ({ qty }) => qty },
  { key: "total", title: "Total", numeric: true, cell: ({ total }) => formatUsd(total) },
];

export function ContentSpecimens() {
  return (
    <>
      <Section title="Prices, tables, pictures">
        <Row>
          <p className="figures">
            <UnitPrice amount={82.04} unit="Box" />
          </p>
          <p className="figures">
            <UnitPrice amount={5.27} unit="Square foot" className="heading text-xl" />
          </p>
          <p className="figures">
            <UnitPrice amount={219} unit="Piece" className="font-semibold" />
          </p>
        </Row>
        <Table caption="Lines" columns={columns} rows={lines} rowKey={({ name }) => name} empty="None." />
        <Table
          caption="No lines"
          columns={columns}
          rows={[]}
          rowKey={({ name }) => name}
          empty="NO item found in this order."
        />
        <Specimen name="A picture that is missing keeps its place and colour">
          <div className="w-40">
            <Picture
              picture={{
                url: "/showroom/missing.webp",
                width: 800,
                height: 800,
                alt: "Oak sample",
                placeholder: "#b08d63",
              }}
              sizes="160px"
            />
          </div>
        </Specimen>
      </Section>
      <Section title="States of a page">
        <Specimen name="Loading">
          <div className="grid gap-4 sm:grid-cols-3">
            <Skeleton className="aspect-square" />
            <div className="sm:col-span-2">
              <SkeletonText lines={4} />
            </div>
          </div>
        </Specimen>
        <EmptyState title="Your cart is empty" action={<Button>Continue Shopping</Button>}>
          <p>What you add in a showroom stays here, also without an account.</p>
        </EmptyState>
        <ErrorState
          title="The orders could not be loaded"
          reference="req-7f3a"
          action={<Button variant="secondary">Try again</Button>}
        >
          <p>That's our fault. Trying again often helps.</p>
        </ErrorState>
      </Section>
    </>
  );
}
