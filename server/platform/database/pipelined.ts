import {
  type ConnectionProvider,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  SingleConnectionProvider,
} from "kysely";

/**
 * Kysely on `pool`, which sends the statements of a transaction as soon as they are issued, in that order. Kysely itself
 * sends the next one only after the answer to the one before, so what a transaction awaits together would take a round
 * trip each.
 */
export function pipelined<DB>(pool: PostgresPool): Kysely<DB> {
  const dialect = new PostgresDialect({ pool });
  const driver = new PostgresDriver({ pool });
  void driver.init();
  const executor = new Executor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new DefaultConnectionProvider(driver),
  );
  return new Kysely<DB>({ config: { dialect }, dialect, driver, executor });
}

class Executor extends DefaultQueryExecutor {
  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    const isOfTransaction = provider instanceof SingleConnectionProvider;
    return super.withConnectionProvider(isOfTransaction ? atOnce(provider) : provider);
  }
}

/** Does not make a query wait for the one before; the connection keeps their order. */
function atOnce(provider: SingleConnectionProvider): ConnectionProvider {
  const connection = provider.provideConnection(async (only) => only);
  return { provideConnection: async (use) => use(await connection) };
}
