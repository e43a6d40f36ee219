import type { RoomProduct } from "../../../contract/design/room-design.ts";

const onWall: Readonly<Record<string, ReadonlySet<string>>> = {
  light: new Set(["sconce", "updown", "gooseneck-barn", "wall-lantern", "bath-bar", "vanity-row"]),
  accessory: new Set(["towel-bar", "towel-ring", "robe-hook", "paper-holder", "grab-bar"]),
};

/** Whether a product only hangs on walls: wall lights, mirrors, towel bars, wall cabinets, hoods. */
export function hangsOnWall({ model }: RoomProduct): boolean {
  if (!model) return false;
  if (model.file) return model.params.stands === "wall";
  if (["mirror", "wall_cabinet", "hood"].includes(model.kind)) return true;
  const forms = Object.hasOwn(onWall, model.kind) ? onWall[model.kind] : undefined;
  return forms?.has(String(model.params.form)) ?? false;
}
