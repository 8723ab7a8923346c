import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  Kysely,
  QueryResult,
} from "kysely";
import type { ReservedSql } from "postgres";
import type { Database } from "../../database/connect.ts";

interface PooledConnection extends DatabaseConnection {
  readonly reserved: ReservedSql;
}

/**
 * Lets the identity library speak through the dashboard's own pool, with its role, its limits and
 * nothing beside it.
 */
export function postgresDialect(database: Database): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(database),
    createIntrospector: (kysely: Kysely<unknown>) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function createDriver(database: Database): Driver {
  const run = async (connection: DatabaseConnection, text: string): Promise<void> => {
    await (connection as PooledConnection).reserved.unsafe(text);
  };
  return {
    init: async () => {},
    acquireConnection: async () => pooledConnection(await database.reserve()),
    beginTransaction: (connection) => run(connection, "begin"),
    commitTransaction: (connection) => run(connection, "commit"),
    rollbackTransaction: (connection) => run(connection, "rollback"),
    releaseConnection: async (connection) => (connection as PooledConnection).reserved.release(),
    // The pool is its owner's to end.
    destroy: async () => {},
  };
}

function pooledConnection(reserved: ReservedSql): PooledConnection {
  return {
    reserved,
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      const rows = await reserved.unsafe(query.sql, query.parameters as never[]);
      return { rows: [...rows] as Row[], numAffectedRows: BigInt(rows.count ?? 0) };
    },
    streamQuery: () => {
      throw new Error("the identity library streams nothing");
    },
  };
}
