import { type Database, openDatabase } from "../database.ts";
import type { DatabaseAddress } from "../platform.ts";

/** The database for a process beside the servers, such as a child process or a script; they hear what it announces. */
export async function openBeside(address: DatabaseAddress, connections: number): Promise<Database> {
  if (!address.redisUrl) return openDatabase(address.databaseUrl, { ...address, connections });
  const [{ openRedis }, { redisCarrier }] = await Promise.all([
    import("../redis/redis.ts"),
    import("../announce/redis-carrier.ts"),
  ]);
  const redis = openRedis(address.redisUrl);
  await redis.opened;
  const carrier = redisCarrier(redis);
  const database = openDatabase(address.databaseUrl, { ...address, connections, carrier });
  return {
    ...database,
    async close() {
      await database.close();
      await carrier.close();
      redis.close();
    },
  };
}
