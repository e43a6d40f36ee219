/** The product that is shared. */
export interface ShownProduct {
  hash: string;
  name: string;
  sku: string;
  vsdId: string | undefined;
}
