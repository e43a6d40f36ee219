import sharp from "sharp";
import { keptTexture_px } from "../../../contract/catalog/textures.ts";
import { answerTasks } from "../child-tasks.ts";
import { checkModel } from "./check.ts";
import { isKtx2, type ToPlainPicture } from "./expand.ts";
import { readKtx2 } from "./ktx2.ts";
import { packModel } from "./pack.ts";
import { ModelRefused, modelLimits } from "./problems.ts";
import type { ModelResult, ModelTask } from "./tasks.ts";

sharp.concurrency(1);
sharp.cache(false);

// PNG and JPEG textures go to the pictures' own child; here no other decoder sees a file
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadWebpBuffer"] });

answerTasks(async (task: ModelTask): Promise<ModelResult> => {
  try {
    if (task.kind === "pack")
      return { kind: "packed", bytes: await packModel(task.sent, task.textures, toPlain) };
    const { facts, textures, plain } = await checkModel(task.sent, toPlain);
    return { kind: "checked", facts, textures, plain };
  } catch (error) {
    if (error instanceof ModelRefused) {
      return { kind: "refused", problem: error.problem, detail: error.detail };
    }
    // whatever else a file makes these steps stumble over is wrong with the file
    return { kind: "refused", problem: "damaged", detail: "" };
  }
});

const toPlain: ToPlainPicture = async (bytes) => {
  const picture = await opened(bytes);
  const sized = picture.resize({
    width: keptTexture_px,
    height: keptTexture_px,
    fit: "inside",
    withoutEnlargement: true,
  });
  const { isOpaque } = await picture.clone().stats();
  return isOpaque
    ? {
        bytes: await sized.removeAlpha().jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer(),
        mime: "image/jpeg",
      }
    : { bytes: await sized.png({ compressionLevel: 3 }).toBuffer(), mime: "image/png" };
};

async function opened(bytes: Uint8Array) {
  if (isKtx2(bytes)) {
    const { rgba, width, height } = await readKtx2(bytes);
    return sharp(rgba, { raw: { width, height, channels: 4 } });
  }
  const picture = sharp(bytes, { limitInputPixels: modelLimits.texture_px ** 2 });
  const { width, height } = await picture.metadata().catch(() => {
    throw new ModelRefused("bad_texture");
  });
  if (Math.max(width, height) > modelLimits.texture_px)
    throw new ModelRefused("large_texture", `${width} × ${height}`);
  return picture;
}
