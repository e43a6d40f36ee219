import { z } from "zod";

/** Names of folders of messages (`spanish/messages/<name>.po`) in which every text has its Spanish. */
export const completeFolders = z.array(z.string().min(1));
