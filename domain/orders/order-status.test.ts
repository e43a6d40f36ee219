import { describe, expect, test } from "vitest";
import { type ItemStatus, itemStatuses } from "../../contract/orders/orders.ts";
import {
  canCancel,
  canChangeAddress,
  changeableUntil,
  givesMoneyBack,
  type ItemRole,
  leadingStatus,
  mayMove,
  nextStatuses,
  statusLabels,
  statusOptions,
  statusOrder,
} from "./order-status.ts";

const roles: ItemRole[] = ["User", "Vendor", "Contractor", "Admin"];
const at = (status: ItemStatus) => itemStatuses.indexOf(status);
const firstFive = itemStatuses.slice(0, 5);
const triples = roles.flatMap((role) =>
  itemStatuses.flatMap((from) =>
    itemStatuses.map((to) => ({ role, from, to, may: mayMove(role, from, to) })),
  ),
);
const legal = triples.filter((triple) => triple.may);

test("the order of statuses is the contract's", () => {
  expect(statusOrder).toEqual(itemStatuses);
});

describe("every role, from and to", () => {
  test("the legal moves are these and no others", () => {
    const byRole = roles.map((role) => [
      role,
      Object.fromEntries(itemStatuses.map((from) => [from, nextStatuses(role, from)])),
    ]);
    expect(Object.fromEntries(byRole)).toMatchSnapshot();
  });

  test("only Admin, or a customer who cancels or returns, moves to Accept to Pick Up or later", () => {
    for (const { role, to } of legal.filter((move) => at(move.to) >= at("Accept to Pick Up"))) {
      const isCustomers = role === "User" && (to === "Cancle" || to === "Return Request");
      expect(role === "Admin" || isCustomers).toBe(true);
    }
  });

  test("the first five are out of reach once the item has got to Accept to Pick Up", () => {
    for (const { from, to } of legal) {
      if (at(from) >= at("Accept to Pick Up")) expect(firstFive).not.toContain(to);
    }
  });

  test("Accept to Pick Up is out of reach once Picked Up or later is", () => {
    for (const { from, to } of legal) {
      if (at(from) >= at("Picked Up")) expect(to).not.toBe("Accept to Pick Up");
    }
  });

  test("refunded statuses are final, so money is refunded once", () => {
    for (const { from } of legal) expect(givesMoneyBack(from)).toBe(false);
  });

  test("vendors and contractors prepare or decline, and nothing else", () => {
    const theirs = new Set(legal.filter((move) => move.role === "Vendor").map((move) => move.to));
    expect([...theirs].sort()).toEqual(["Decline", "In Progress", "Ready to Pick Up", "Vendor Approved"]);
    for (const status of itemStatuses) {
      expect(nextStatuses("Contractor", status)).toEqual(nextStatuses("Vendor", status));
    }
  });

  test("whatever the others may, Admin may", () => {
    for (const { from, to } of legal) expect(mayMove("Admin", from, to)).toBe(true);
  });

  test("every item can come to an end", () => {
    const ends: ItemStatus[] = ["Decline", "Cancle", "Returned", "Delivered"];
    for (const from of itemStatuses) {
      const isEnd = ends.includes(from);
      expect(isEnd || nextStatuses("Admin", from).some((to) => ends.includes(to))).toBe(true);
    }
  });
});

describe("the dropdown", () => {
  test("shows all statuses in their order under the names that people read", () => {
    const options = statusOptions("Vendor", "Waiting for approval");
    expect(options.map((option) => option.value)).toEqual(itemStatuses);
    expect(options.map((option) => option.text)).toEqual(itemStatuses.map((status) => statusLabels[status]));
  });

  test("disables statuses that the caller may not choose, and never the current one", () => {
    const enabled = statusOptions("Vendor", "In Progress").filter((option) => !option.disabled);
    expect(enabled.map((option) => option.value)).toEqual([
      "Vendor Approved",
      "Decline",
      "In Progress",
      "Ready to Pick Up",
    ]);
  });
});

describe("the customer", () => {
  const placed = new Date("2026-03-02T10:00:00Z");
  const minutesLater = (minutes: number) => new Date(placed.getTime() + minutes * 60_000);

  test("cancels within 60 minutes of ordering", () => {
    expect(canCancel("Waiting for approval", placed, minutesLater(60))).toBe(true);
    expect(canCancel("Waiting for approval", placed, minutesLater(60.1))).toBe(false);
  });

  test("does not cancel picked-up items", () => {
    expect(canCancel("Accept to Pick Up", placed, minutesLater(5))).toBe(true);
    expect(canCancel("Picked Up", placed, minutesLater(5))).toBe(false);
  });

  test("allows a new address within 60 minutes of ordering", () => {
    const statuses: ItemStatus[] = ["Waiting for approval", "Ready to Pick Up"];
    expect(canChangeAddress(statuses, placed, changeableUntil(placed))).toBe(true);
    expect(changeableUntil(placed)).toEqual(minutesLater(60));
    expect(canChangeAddress(statuses, placed, minutesLater(60.1))).toBe(false);
  });

  test("refuses a new address once an item has shipped, or if none will ship", () => {
    const can = (...statuses: ItemStatus[]) => canChangeAddress(statuses, placed, minutesLater(5));
    expect(can("Accept to Pick Up", "In Progress")).toBe(true);
    expect(can("Picked Up", "In Progress")).toBe(false);
    expect(can("Delivered", "In Progress")).toBe(false);
    expect(can("Decline", "In Progress", "Cancle")).toBe(true);
    expect(can("Decline", "Cancle")).toBe(false);
  });
});

test("an order stands where its slowest open item does, and is canceled only if all of it is", () => {
  expect(leadingStatus(["Cancle", "Shipped", "In Progress", "Shipped"])).toBe("In Progress");
  expect(leadingStatus(["Delivered", "Delivered", "Return Request"])).toBe("Return Request");
  expect(leadingStatus(["Cancle", "Returned", "Delivered"])).toBe("Delivered");
  expect(leadingStatus(["Cancle", "Decline"])).toBe("Decline");
  expect(leadingStatus(["Cancle", "Cancle"])).toBe("Cancle");
  expect(leadingStatus([])).toBeUndefined();
});
