import { describe, expect, it } from "vitest";
import { hasRedis, startRedis } from "../../../tests/support/redis.ts";
import { StartFailure } from "../start-failure.ts";
import { proveRedis } from "./redis.ts";

it("refuses an address where no Redis answers, without its password", async () => {
  const refused = await proveRedis("redis://shop:hunter2@127.0.0.1:1").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartFailure);
  expect((refused as Error).message).toBe(
    "REDIS_URL: no Redis answers at 127.0.0.1:1. Start it, or correct the address.",
  );
});

describe.skipIf(!hasRedis)("with redis-server", () => {
  it("refuses a wrong password and a missing one, and accepts the right one", async () => {
    const server = await startRedis(undefined, "--requirepass", "right");
    const { host } = new URL(server.url);
    try {
      for (const user of ["", ":wrong@"]) {
        await expect(proveRedis(`redis://${user}${host}`)).rejects.toThrow(
          `REDIS_URL: the Redis at ${host} refuses this user or password.`,
        );
      }
      await proveRedis(`redis://:right@${host}`);
    } finally {
      await server.kill();
    }
  });
});
