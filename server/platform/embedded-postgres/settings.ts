/** `kept` loses nothing acknowledged; `scratch` may lose everything in a crash and is faster (tests). */
export type Durability = "kept" | "scratch";

const common = {
  listen_addresses: "127.0.0.1",
  unix_socket_permissions: "0700",
  max_connections: 80,
  shared_buffers: "128MB",
  effective_cache_size: "1GB",
  work_mem: "16MB",
  maintenance_work_mem: "128MB",
  random_page_cost: 1.1,
  jit: "off",
  // Two cores that also run the web server; and containers give only 64 MB of shared memory, which parallel joins
  // exceed.
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 1,
  io_method: "sync",
  max_wal_size: "1GB",
  checkpoint_timeout: "10min",
  autovacuum_naptime: "20s",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
  log_min_messages: "warning",
  log_checkpoints: "off",
};

const byDurability = {
  kept: { fsync: "on", synchronous_commit: "on", full_page_writes: "on" },
  scratch: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: 200 },
};

/** The maximum length of a socket path on Linux and macOS, less the terminator. */
const longestSocketPath = 103;

/**
 * Whether a server on `port` with its files in `home` has a socket there: not if its path is too long, or the system
 * has none. On the same machine a socket costs a third of the loopback.
 */
export function hasSocket(home: string, port: number): boolean {
  const path = `${home}/.s.PGSQL.${port}`;
  return process.platform !== "win32" && path.length <= longestSocketPath && !/[,"\s]/.test(home);
}

/** The settings of an embedded server on `port` with its files in `home`, as arguments of `postgres`. */
export function serverArguments(
  { home, mark }: { home: string; mark: string },
  { port, durability }: { port: number; durability: Durability },
): string[] {
  const settings = {
    ...common,
    ...byDurability[durability],
    port,
    cluster_name: mark,
    unix_socket_directories: hasSocket(home, port) ? home : "",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
