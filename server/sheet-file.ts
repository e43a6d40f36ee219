import writeExcelFile from "write-excel-file/node";

/** Rows as an Excel file, the first of them as its header. A text stays a text, so nothing in it is a formula. */
export async function sheetFile(
  name: string,
  rows: readonly (readonly (string | number)[])[],
): Promise<File> {
  const [header = [], ...rest] = rows;
  const cells = [
    header.map((value) => ({ value, fontWeight: "bold" as const })),
    ...rest.map((row) => row.map((value) => ({ value }))),
  ];
  const columns = header.map(() => ({ width: 18 }));
  const bytes = await writeExcelFile(cells, { columns, stickyRowsCount: 1 }).toBuffer();
  return new File([new Uint8Array(bytes)], `${name}.xlsx`, {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
