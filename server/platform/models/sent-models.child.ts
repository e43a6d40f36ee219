import { answerTasks } from "../child-tasks.ts";
import { checkModel } from "./check.ts";
import { packModel } from "./pack.ts";
import { ModelRefused } from "./problems.ts";
import type { ModelResult, ModelTask } from "./tasks.ts";

answerTasks(async (task: ModelTask): Promise<ModelResult> => {
  try {
    if (task.kind === "pack") return { kind: "packed", bytes: await packModel(task.sent, task.textures) };
    const { facts, textures } = await checkModel(task.sent);
    return { kind: "checked", facts, textures };
  } catch (error) {
    if (error instanceof ModelRefused) {
      return { kind: "refused", problem: error.problem, detail: error.detail };
    }
    // whatever else a file makes these steps stumble over is wrong with the file
    return { kind: "refused", problem: "damaged", detail: "" };
  }
});
