import { dining } from "../../../domain/designer/sketch/dining-set.ts";
import { curtains, onTop, plant, thing } from "../../../domain/designer/sketch/props.ts";
import type { RoomSketch } from "../../../domain/designer/sketch/room-sketch.ts";
import {
  bedGroup,
  bookcase,
  easyChair,
  floorLamp,
  mediaWall,
  print,
  sideTable,
  sofaGroup,
} from "../../../domain/designer/sketch/seating-sets.ts";

type Layout = (room: RoomSketch) => void;

const overTable = (room: RoomSketch, x: number, y: number) => {
  const light = room.choose("chandelier", { most: { width: 40 } });
  if (light)
    room.at(x, y, 0, "chandelier", {
      offer: light,
      elevation: Math.max(60, Math.min(66, room.plan.plan.ceiling_height_in - light.height_in)),
    });
};
const ceilingFan = (room: RoomSketch, x: number, y: number) =>
  room.maybe(x, y, 0, "ceiling_fan", { most: { width: 60.2 } });

/** Where the furniture stands, by hand for each plan. */
export const livingLayouts: Readonly<Record<string, Layout>> = {
  "living-12x16": (room) => {
    const { sofa } = sofaGroup(room, [90, 22], 180, { wide: 84, rug: [96, 120] });
    mediaWall(room, "n", 110, 66);
    easyChair(room, 26, 62, 70);
    floorLamp(room, 24, 24);
    sideTable(room, sofa.at_in[0] - sofa.width_in / 2 - 14, 18, false);
    plant(room, 178, 128, 20);
    plant(room, 16, 122, 18);
    curtains(room);
    ceilingFan(room, 97, 73);
  },
  "living-14x18": (room) => {
    const { sofa } = sofaGroup(room, [98, 42], 180, { wide: 88, rug: [96, 120] });
    easyChair(room, 68, 138, 20);
    easyChair(room, 130, 138, 340);
    bookcase(room, "w", 60, 36);
    bookcase(room, "w", 100, 36);
    mediaWall(room, "e", 90, 60);
    floorLamp(room, sofa.at_in[0] - sofa.width_in / 2 - 14, 40);
    print(room, "s", 80, 40);
    plant(room, 204, 154, 20);
    curtains(room);
    overTable(room, 98, 88);
  },
  "apartment-living-11x14": (room) => {
    sofaGroup(room, [22, 96], 90, { wide: 80, rug: [96, 120], table: 42 });
    mediaWall(room, "e", 104, 60);
    easyChair(room, 72, 148, 345);
    floorLamp(room, 18, 152);
    print(room, "w", 96, 40);
    plant(room, 118, 154, 18);
    bookcase(room, "s", 30, 30);
    curtains(room);
    room.maybe(67, 85, 0, "ceiling_light");
  },
  "great-room-20x24": (room) => {
    const { sofa } = sofaGroup(room, [110, 48], 180, { wide: 96, rug: [108, 144], table: 48 });
    easyChair(room, 36, 104, 70);
    easyChair(room, 36, 144, 110);
    floorLamp(room, sofa.at_in[0] - sofa.width_in / 2 - 16, 46);
    sideTable(room, sofa.at_in[0] + sofa.width_in / 2 + 16, 46);
    const table = room.at(226, 164, 90, "table", {
      wide: 84,
      most: { width: 96, depth: 44 },
      least: { width: 80 },
    });
    dining(room, table, 6);
    onTop(room, table, ["vase", "bowl"], 0, 0);
    overTable(room, 226, 164);
    ceilingFan(room, 110, 110);
    plant(room, 18, 226, 24);
    plant(room, 178, 228, 20);
    curtains(room);
  },
  "family-room-15x19": (room) => {
    const { sofa } = sofaGroup(room, [91, 84], 180, { wide: 92, rug: [108, 144], table: 48 });
    mediaWall(room, "n", 91, 72);
    easyChair(room, 28, 148, 80);
    floorLamp(room, sofa.at_in[0] - sofa.width_in / 2 - 14, 84);
    thing(room, ["basket"], 130, 216, 0, { most: { width: 22 } });
    plant(room, 20, 212, 22);
    curtains(room);
    ceilingFan(room, 91, 130);
  },
  "den-11x13": (room) => {
    sofaGroup(room, [79, 22], 180, { wide: 76, rug: [96, 120], table: 40 });
    bookcase(room, "n", 40, 36);
    bookcase(room, "n", 78, 36);
    easyChair(room, 26, 66, 75);
    floorLamp(room, 18, 34);
    sideTable(room, 134, 20);
    plant(room, 16, 118, 16);
    curtains(room);
    room.maybe(79, 70, 0, "ceiling_light");
  },
  "loft-living-16x22": (room) => {
    const { sofa } = sofaGroup(room, [124, 52], 180, { wide: 96, rug: [108, 144], table: 48 });
    easyChair(room, 84, 152, 15);
    easyChair(room, 160, 152, 345);
    mediaWall(room, "w", 98, 72);
    floorLamp(room, sofa.at_in[0] + sofa.width_in / 2 + 16, 50);
    bookcase(room, "s", 40, 36);
    bookcase(room, "s", 80, 36);
    plant(room, 20, 178, 24);
    plant(room, 216, 176, 20);
    overTable(room, 124, 98);
  },
  "sunroom-12x14": (room) => {
    sofaGroup(room, [24, 73], 90, { wide: 76, rug: [96, 120], table: 40 });
    easyChair(room, 112, 118, 330);
    easyChair(room, 142, 28, 235);
    plant(room, 18, 128, 22);
    plant(room, 18, 18, 20);
    plant(room, 152, 130, 20);
    floorLamp(room, 60, 132);
    ceilingFan(room, 85, 73);
  },
  "living-dining-l": (room) => {
    sofaGroup(room, [112, 178], 270, { wide: 88, rug: [96, 120], table: 44 });
    mediaWall(room, "w", 180, 60);
    easyChair(room, 62, 112, 170);
    floorLamp(room, 104, 36);
    bookcase(room, "n", 60, 36);
    const table = room.at(204, 192, 90, "table", {
      wide: 84,
      most: { width: 85, depth: 42 },
      least: { width: 80 },
    });
    dining(room, table, 6, false);
    onTop(room, table, ["vase", "bowl"], 0, 0);
    overTable(room, 204, 192);
    plant(room, 20, 226, 20);
    plant(room, 20, 40, 18);
    curtains(room);
  },
  "dining-11x13": (room) => {
    const table = room.at(67, 84, 90, "table", {
      wide: 84,
      most: { width: 85, depth: 42 },
      least: { width: 80 },
    });
    dining(room, table, 6);
    onTop(room, table, ["vase", "bowl"], 0, 0);
    overTable(room, 67, 84);
    sideboard(room, "w", 84, 54);
    print(room, "e", 84, 40);
    plant(room, 118, 144, 18);
    rugUnder(room, 67, 84, 90);
    curtains(room);
  },
  "dining-12x15": (room) => {
    const table = room.at(100, 68, 0, "table", {
      wide: 90,
      most: { width: 98, depth: 44 },
      least: { width: 80 },
    });
    dining(room, table, 6);
    onTop(room, table, ["vase", "bowl"], 0, 0);
    overTable(room, 100, 68);
    sideboard(room, "s", 62, 60);
    print(room, "s", 62, 40);
    plant(room, 168, 132, 18);
    plant(room, 16, 130, 16);
    rugUnder(room, 100, 72, 0);
    curtains(room);
  },
  "breakfast-room-9x10": (room) => {
    const table = room.at(56, 64, 0, "table", { wide: 48, most: { width: 54, depth: 54 } });
    dining(room, table, 4);
    onTop(room, table, ["bowl", "vase"], 0, 0);
    const light = room.choose("pendant", { most: { width: 22 } });
    if (light) room.at(56, 64, 0, "pendant", { offer: light, elevation: 62 });
    plant(room, 98, 22, 16);
  },
  "bedroom-11x12": (room) => {
    bedGroup(room, "n", 67, 62);
    print(room, "n", 67, 40);
    dresser(room, "w", 66, 48);
    plant(room, 122, 32, 16);
    curtains(room);
    ceilingFan(room, 67, 78);
  },
  "primary-bedroom-14x15": (room) => {
    bedGroup(room, "n", 88, 66);
    print(room, "n", 88, 48);
    dresser(room, "w", 70, 60);
    easyChair(room, 156, 86, 300);
    plant(room, 166, 154, 20);
    curtains(room);
    overTable(room, 88, 70);
  },
  "guest-room-10x11": (room) => {
    bedGroup(room, "n", 61, 60);
    dresser(room, "s", 40, 42);
    print(room, "w", 60, 30);
    plant(room, 110, 46, 16);
    room.maybe(61, 60, 0, "ceiling_light");
  },
};

function sideboard(room: RoomSketch, wall: string, coordinate: number, wide: number): void {
  const item = room.maybeOn(wall, coordinate, "media", {
    wide,
    most: { width: wide + 8, height: 40, depth: 20 },
    least: { width: 36 },
    accepts: ({ model }) => model?.params.form === "console",
  });
  if (!item) return;
  onTop(room, item, ["vase", "candle"], 0, 0, 12);
}

function dresser(room: RoomSketch, wall: string, coordinate: number, wide: number): void {
  sideboard(room, wall, coordinate, wide);
}

function rugUnder(room: RoomSketch, x: number, y: number, rotation: number): void {
  room.ifFree(room.maybe(x, y, (rotation + 90) % 360, "rug", { most: { width: 97, depth: 121 } }));
}
