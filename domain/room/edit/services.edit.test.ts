import { describe, expect, it } from "vitest";
import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { hallBath } from "../takeoff/sample-room.test-support.ts";
import { pushWall, setWallLength } from "./plan.edit.ts";
import { addService, deleteService, moveService, setServiceKind } from "./services.edit.ts";

const bath = (): RoomDesign => {
  const design = hallBath();
  return { ...design, plan: { ...design.plan, services: [] } };
};
function designOf(edited: ReturnType<typeof addService>): RoomDesign {
  if (!edited.ok) throw new Error(edited.message);
  return edited.design;
}
const places = ({ plan }: RoomDesign) => plan.services.map(({ at_in }) => at_in);

describe("drains, supplies and cables", () => {
  it("are put in, moved, changed and removed, and stay inside the room", () => {
    const right = 60;
    const top = 96;
    const put = designOf(addService(bath(), "drain", [20, 30]));
    expect(put.plan.services).toEqual([{ kind: "drain", at_in: [20, 30] }]);
    expect(places(designOf(moveService(put, 0, [45.5, 12])))).toEqual([[45.5, 12]]);
    const [x, y] = places(designOf(moveService(put, 0, [900, 50])))[0]!;
    expect(x).toBeLessThanOrEqual(right);
    expect(y).toBeLessThanOrEqual(top);
    expect(designOf(setServiceKind(put, 0, "gas")).plan.services[0]?.kind).toBe("gas");
    expect(deleteService(put, 0).plan.services).toEqual([]);
    expect(moveService(put, 3, [1, 1])).toMatchObject({ ok: false });
  });

  it("in a wall go with it when it is pushed; others stay where they are", () => {
    const design = designOf(addService(designOf(addService(bath(), "supply", [58, 40])), "drain", [30, 40]));
    expect(places(designOf(pushWall(design, "e", 10)))).toEqual([
      [48, 40],
      [30, 40],
    ]);
    const longer = designOf(setWallLength(design, "s", 72));
    expect(places(longer)).toEqual([
      [70, 40],
      [30, 40],
    ]);
  });

  it("that a wall would pass are taken along at its face", () => {
    const design = designOf(addService(bath(), "drain", [45, 40]));
    expect(places(designOf(pushWall(design, "e", 24)))).toEqual([[36, 40]]);
  });
});
