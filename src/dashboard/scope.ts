import type { Database } from "../database/connect.ts";
import type { Statement } from "../database/statement.ts";

/** On whose behalf the database is asked; row level security shows it nothing else. */
export interface ScopeOptions {
  readonly person_id: string | null;
  readonly account_id: string | null;
  readonly operator: boolean;
}

export interface Scope {
  /** Runs one statement. */
  query<Parameters extends readonly unknown[], Row>(
    statement: Statement<Parameters, Row>,
    ...parameters: Parameters
  ): Promise<Row[]>;
  /** Runs several statements in one transaction, all or nothing. */
  transact<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
}

/**
 * A view of the database that is narrowed to one account for the length of each transaction. The
 * settings end with the transaction, so that nothing is left behind in the pool.
 */
export function createScope(database: Database, options: ScopeOptions): Scope {
  const { person_id, account_id, operator } = options;

  function transact<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    return database.begin(async (transaction) => {
      await transaction`
        select set_config('assay.account_id', ${account_id ?? ""}, true),
          set_config('assay.person_id', ${person_id ?? ""}, true),
          set_config('assay.operator', ${operator ? "on" : "off"}, true)`;
      return await work(transaction as unknown as Database);
    }) as Promise<Result>;
  }

  return {
    transact,
    query: (statement, ...parameters) =>
      transact((transaction) => statement(transaction, ...parameters)),
  };
}
