import type { User } from "../../../contract/identity/accounts.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import {
  choiceCookie,
  readCookie,
  userTypeCookie,
  writeCookie,
} from "../../client/session/browser-cookies.ts";
import { cartUpdated, keepCart, storedCart } from "../../client/session/cart-count.ts";
import { readLocal, removeLocal, writeLocal } from "../../client/session/local-store.ts";
import { showToast } from "../../ui/toast.ts";
import { type NextStop, type Remembered, roomIn } from "./after-sign-in.ts";

/**
 * Stores the token of an account with an unverified address without opening the session here: once it is open, every
 * page but the verification page is closed. That page opens it.
 */
export function keepToken(token: string): void {
  writeLocal("authToken", token);
  writeCookie(userTypeCookie("user"));
}

/**
 * Shows pages in Spanish, or in metric, where the account has had them so and this browser has chosen nothing else.
 * @returns whether that changes the pages, which then have to come from the server anew
 */
export function takeChoices({ language, units }: User): boolean {
  const isNew = (name: string) => readCookie(name) === undefined;
  const choices = [
    ...(language !== "en" && isNew("language") ? [choiceCookie("language", language)] : []),
    ...(units !== "feet" && isNew("units") ? [choiceCookie("units", units)] : []),
  ];
  choices.forEach(writeCookie);
  return choices.length > 0;
}

/** What this browser remembered before the sign-in; read it before anything is cleared. */
export function rememberedHere(redirect: string | null): Remembered {
  const cart = storedCart();
  return {
    redirect,
    redirect_to: readLocal("redirect_to"),
    visual_redirect: readLocal("visual_redirect"),
    my_item: readLocal("my_item"),
    hadGuestCart: cart !== undefined && "temp_project_id" in cart,
  };
}

/**
 * Moves a guest's things to the account: the cart becomes the account's, a room in progress becomes a project. Returns
 * the target page, a different one if the project could not be created.
 */
export async function bringAlong(user: User, next: NextStop): Promise<string> {
  if (user.type === "User") await claimCart();
  if (!next.createsProject) return next.path;
  try {
    await createProject(roomIn(readLocal("visual_redirect")));
    removeLocal("visual_redirect");
    return next.path;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showToast("error", error.status === 401 ? "Please login to proceed." : "Internal server error.");
    return error.status === 401 ? "/login" : (next.otherwise ?? "/");
  }
}

/**
 * The server has already claimed the cart by its cookie; this does the same for browsers without cookies, and stores
 * the key of the account's cart.
 */
async function claimCart(): Promise<void> {
  const guest = storedCart();
  if (guest && !("temp_project_id" in guest)) return;
  const showroom = readLocal("my_item")?.showroom;
  try {
    const open = await api("GET /api/projectCart", { query: { is_cart: "1", showroom }, feedback: "none" });
    const cart = open.data ?? (guest && showroom ? await newCart(showroom) : null);
    if (!cart) return removeLocal("cart_id");
    keepCart(guest ? await moveInto(cart.id, guest.temp_project_id) : cart);
    window.dispatchEvent(new Event(cartUpdated));
  } catch (error) {
    // The sign-in itself succeeded; the cart is unchanged and can be claimed next time.
    if (!(error instanceof ApiError)) throw error;
    if (guest) showToast("error", "Please login to proceed.");
  }
}

async function newCart(showroom: string) {
  return (await api("POST /api/projectCart", { body: { showroom, is_cart: true }, feedback: "none" })).data;
}

async function moveInto(project_id: string, re_temp_project_id: string) {
  const body = { re_temp_project_id, project_id };
  return (await api("POST /api/projectCart/update_project_cart", { body, feedback: "none" })).data;
}

/** The project of the room in progress; without a room, a project with the chosen plan and template. */
async function createProject(room: string | undefined): Promise<void> {
  // a room brings its products and gives its project its name
  if (room) {
    await api("POST /api/rooms/{id}/to_project", { params: { id: room }, body: {}, feedback: "none" });
    return;
  }
  const item = readLocal("my_item");
  if (!item) return;
  await api("POST /api/projectCart", {
    body: {
      showroom: item.showroom,
      floorplan: item.floorplan,
      floorTemplate: item.floorTemplate,
      is_3d: item.is_3d,
    },
    idempotencyKey: crypto.randomUUID(),
    feedback: "none",
  });
}
