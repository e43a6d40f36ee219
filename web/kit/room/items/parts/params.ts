/** What a model is built from: the design's own parameters and its outside measures in inches. */
export type ItemParams = Record<string, string | number | boolean> & {
  width_in: number;
  depth_in: number;
  height_in: number;
};

export function text(params: ItemParams, name: string, otherwise = ""): string {
  const value = params[name];
  return typeof value === "string" ? value : otherwise;
}

export function number(params: ItemParams, name: string, otherwise: number): number {
  const value = params[name];
  return typeof value === "number" ? value : otherwise;
}

export function flag(params: ItemParams, name: string): boolean {
  return params[name] === true;
}
