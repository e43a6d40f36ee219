import { expect, test } from "vitest";
import { movedBefore, writeFront } from "./front-draft.ts";

test("an entry goes before another one, or to the end", () => {
  const list = ["a", "b", "c", "d"];
  expect(movedBefore(list, "d", "b")).toEqual(["a", "d", "b", "c"]);
  expect(movedBefore(list, "a", null)).toEqual(["b", "c", "d", "a"]);
  expect(movedBefore(list, "b", "c")).toEqual(list);
});

test("only keys are sent, in their order", () => {
  const room = (id: string) => ({ id, name: id.toUpperCase(), picture: null });
  const product = (hash: string) => ({ hash, name: hash.toUpperCase(), image: null });
  const face = {
    key: "face",
    picture: { url: "/face.webp", alt: "Rae", width: 8, height: 8, placeholder: "" },
  };
  const draft = {
    portrait: face,
    hero: null,
    templates: [room("b"), room("a")],
    products: [product("y"), product("x")],
  };
  expect(writeFront(draft)).toEqual({
    front: { portrait: "face", hero: null, templates: ["b", "a"], products: ["y", "x"] },
  });
});
