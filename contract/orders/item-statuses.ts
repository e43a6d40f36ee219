/** Of an item of an order, in their order, spelled as stored. */
export const itemStatuses = [
  "Waiting for approval",
  "Vendor Approved",
  "Decline",
  "In Progress",
  "Ready to Pick Up",
  "Accept to Pick Up",
  "Picked Up",
  "Shipping",
  "Shipped",
  "Out For Delivery",
  "Cancle",
  "Return Request",
  "Returned",
  "Delivered",
] as const;

export type ItemStatus = (typeof itemStatuses)[number];
