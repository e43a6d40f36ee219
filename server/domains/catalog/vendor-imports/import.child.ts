import { readFile } from "node:fs/promises";
import { answerTasks } from "../../../platform/child-tasks.ts";
import { openBeside } from "../../../platform/database/open-beside.ts";
import { carryOut } from "./carry-out.flow.ts";
import type { ImportTask, ImportTaskResult } from "./tasks.ts";

// A list of 50 MB takes a minute of computing and a gigabyte of memory: in a process of its own neither is the shop's.

answerTasks(async (task: ImportTask): Promise<ImportTaskResult> => {
  const database = await openBeside(task.database, 2);
  try {
    return await carryOut(database.db, task, await readFile(task.file.path));
  } finally {
    await database.close();
  }
});
