import {
  alcoveTub,
  cornerShower,
  freeTub,
  overhead,
  shower,
  toilet,
  vanity,
} from "../../../domain/designer/sketch/bath-sets.ts";
import { bathMat, plant, towelBar, vanityThings } from "../../../domain/designer/sketch/props.ts";
import type { RoomSketch } from "../../../domain/designer/sketch/room-sketch.ts";

type Layout = (room: RoomSketch) => void;

const hallBath =
  (wall: "w" | "e", vanityAt: number, wide: number, plumbing: "w" | "e"): Layout =>
  (room) => {
    alcoveTub(room, "n", 30, plumbing);
    toilet(room, wall, 48);
    const basin = vanity(room, wall, vanityAt, { wide, most: { width: wide + 1.2 } });
    vanityThings(room, basin);
    towelBar(room, wall === "w" ? "e" : "w", 52);
    bathMat(room, 46, 48, 90);
    overhead(room, [30, 42], [30, 76]);
  };

/** Where every fixture stands, by hand for each plan. */
export const bathLayouts: Readonly<Record<string, Layout>> = {
  "hall-bath-5x8": (room) => {
    hallBath("w", 16, 31, "w")(room);
  },
  "hall-bath-5x8-side-door": (room) => {
    hallBath("w", 16, 31, "e")(room);
  },
  "hall-bath-5x8-pocket": (room) => {
    hallBath("e", 16, 31, "w")(room);
  },
  "hall-bath-5x10-linen": (room) => {
    alcoveTub(room, "n", 30, "w");
    toilet(room, "w", 73);
    vanityThings(room, vanity(room, "w", 38, { wide: 37, most: { width: 37.2 } }));
    room.on("w", 9.2, "tall_cabinet", { wide: 18, most: { width: 18.2, height: 90 }, size: { width: 18 } });
    towelBar(room, "e", 76);
    bathMat(room, 46, 72, 90);
    overhead(room, [30, 52], [30, 102]);
  },
  "square-bath-9x7": (room) => {
    alcoveTub(room, "w", 56, "n", { most: { width: 60.2, depth: 32.2 } });
    toilet(room, "n", 49);
    vanityThings(room, vanity(room, "e", 48, { wide: 31, most: { width: 31.2 } }));
    towelBar(room, "s", 46);
    plant(room, 92, 76, 14);
    bathMat(room, 44, 34, 90);
    overhead(room, [60, 40], [30, 50]);
  },
  "guest-bath-6x9": (room) => {
    alcoveTub(room, "n", 30.2, "w");
    toilet(room, "n", 79);
    vanityThings(room, vanity(room, "s", 54, { wide: 37, most: { width: 37.2 } }));
    towelBar(room, "w", 22);
    bathMat(room, 36, 34, 0);
    overhead(room, [58, 34], [30, 58]);
  },
  "three-quarter-5x8": (room) => {
    shower(room, "n", 30, { fitting: "w", front: "sliding", deep: 32 });
    toilet(room, "w", 44, { most: { width: 17.6 } });
    vanityThings(room, vanity(room, "w", 15.5, { wide: 25, most: { width: 25.2 } }));
    towelBar(room, "e", 48);
    bathMat(room, 46, 42, 90);
    overhead(room, [30, 40], [30, 72]);
  },
  "three-quarter-corner": (room) => {
    cornerShower(room, "n", 62, "e");
    toilet(room, "n", 24);
    vanityThings(room, vanity(room, "w", 16, { wide: 31, most: { width: 31.2 } }));
    towelBar(room, "e", 30);
    overhead(room, [36, 44], [30, 24]);
    bathMat(room, 52, 40, 0);
  },
  "basement-bath-5x8": (room) => {
    shower(room, "w", 30.5, { fitting: "n", front: "sliding", deep: 32 });
    toilet(room, "n", 51);
    vanityThings(room, vanity(room, "n", 82, { wide: 25, most: { width: 25.2 } }));
    towelBar(room, "s", 50);
    overhead(room, [62, 28], [16, 30]);
  },
  "powder-4x6": (room) => {
    toilet(room, "n", 24, { most: { depth: 29 } });
    vanity(room, "w", 34, { wide: 18, most: { width: 18.2, depth: 14.5 } });
    towelBar(room, "e", 44);
    overhead(room, [24, 34], [24, 60]);
  },
  "powder-5x6": (room) => {
    toilet(room, "w", 19);
    vanityThings(room, vanity(room, "n", 31, { wide: 31, most: { width: 37.2 } }));
    plant(room, 54, 64, 12);
    overhead(room, [31, 38], [16, 18]);
  },
  "powder-3x7": (room) => {
    toilet(room, "n", 21, { most: { depth: 28.9 } });
    vanity(room, "s", 21, { place: "small_lavatory", wide: 20, most: { width: 24, depth: 17 } });
    towelBar(room, "w", 30);
    overhead(room, [21, 44], [21, 74]);
  },
  "powder-entry-6x5": (room) => {
    toilet(room, "w", 20);
    vanityThings(room, vanity(room, "n", 50, { wide: 37, most: { width: 37.2 } }));
    overhead(room, [44, 34], [14, 20]);
  },
  "primary-bath-10x9": (room) => {
    vanityThings(room, vanity(room, "w", 72, { place: "double_vanity", wide: 61, most: { width: 61.2 } }));
    freeTub(room, "n", 84, { most: { width: 67.2, depth: 33 } });
    shower(room, "e", 30, { fitting: "s", front: "panel", side: "n" });
    toilet(room, "s", 62);
    towelBar(room, "n", 36);
    bathMat(room, 70, 60, 0);
    overhead(room, [62, 56], [104, 32]);
  },
  "primary-bath-12x8": (room) => {
    vanityThings(room, vanity(room, "n", 46, { place: "double_vanity", wide: 73, most: { width: 73.2 } }));
    toilet(room, "n", 100);
    freeTub(room, "s", 74, { gap: 2, wide: 59, most: { width: 61.5, depth: 31 } });
    shower(room, "e", 30, { fitting: "s", front: "panel", side: "n" });
    towelBar(room, "e", 82);
    overhead(room, [70, 54], [128, 34]);
  },
  "primary-bath-13x12": (room) => {
    vanityThings(room, vanity(room, "w", 86, { place: "double_vanity", wide: 73, most: { width: 73.2 } }));
    freeTub(room, "n", 80, { most: { width: 72.2, depth: 34 } });
    shower(room, "e", 118, { fitting: "n", front: "panel", side: "s" });
    toilet(room, "s", 138);
    bathMat(room, 80, 96, 0);
    plant(room, 36, 138, 16);
    towelBar(room, "e", 58);
    overhead(room, [80, 76], [140, 116]);
  },
  "primary-bath-alcove": (room) => {
    shower(room, "w", 30, { fitting: "w", front: "panel", side: "n" });
    freeTub(room, "n", 44, { most: { width: 67.2, depth: 32 } });
    vanityThings(room, vanity(room, "s", 90, { place: "double_vanity", wide: 61, most: { width: 61.2 } }));
    toilet(room, "ae", 87, { most: { depth: 29.5 } });
    bathMat(room, 56, 62, 0);
    towelBar(room, "n", 100);
    overhead(room, [72, 50], [154, 86]);
  },
  "primary-bath-two-vanities": (room) => {
    freeTub(room, "n", 67, { wide: 59, most: { width: 60.2, depth: 32 } });
    shower(room, "w", 104, { fitting: "n", front: "panel", lean: -1 });
    toilet(room, "n", 116);
    vanityThings(room, vanity(room, "s", 23, { wide: 37, most: { width: 43 } }));
    vanity(room, "s", 110, { wide: 37, most: { width: 43 } });
    bathMat(room, 67, 82, 0);
    plant(room, 124, 70, 16);
    overhead(room, [67, 70], [112, 104]);
  },
  "spa-bath-11x10": (room) => {
    freeTub(room, "n", 50, { most: { width: 71.2, depth: 34 } });
    shower(room, "e", 30, { fitting: "s", front: "panel", side: "n" });
    toilet(room, "n", 114);
    vanityThings(room, vanity(room, "s", 60, { wide: 48, most: { width: 49.2 } }));
    bathMat(room, 50, 76, 0);
    plant(room, 10, 58, 16);
    overhead(room, [64, 60], [112, 40]);
  },
  "wet-room-9x8": (room) => {
    shower(room, "n", 30, { fitting: "w", front: "none", side: "e" });
    const tub = room.at(87, 75.5, 0, "soaking_tub", { most: { width: 45, depth: 42 } });
    room.maybeOn("e", tub.at_in[1], "tub_filler", { host: tub, elevation: tub.height_in + 6 });
    toilet(room, "w", 36, { most: { depth: 29 } });
    vanityThings(room, vanity(room, "s", 49, { wide: 36, most: { width: 37.2 } }));
    towelBar(room, "e", 42);
    overhead(room, [56, 46], [34, 74]);
  },
  "accessible-bath-9x9": (room) => {
    shower(room, "n", 30, { fitting: "w", front: "none" });
    toilet(room, "n", 93.5);
    vanity(room, "s", 30, { place: "lavatory", wide: 30, most: { depth: 21.5 }, words: ["console", "ada"] });
    towelBar(room, "e", 60);
    plant(room, 102, 12, 14);
    overhead(room, [56, 52], [30, 84]);
  },
  "jack-and-jill": (room) => {
    alcoveTub(room, "n", 74, "tw");
    vanityThings(room, vanity(room, "s", 66, { place: "double_vanity", wide: 61, most: { width: 61.2 } }));
    toilet(room, "s", 113);
    towelBar(room, "nw", 20);
    bathMat(room, 74, 54, 0);
    overhead(room, [74, 40], [74, 84]);
  },
};
