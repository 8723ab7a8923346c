import { defineStatement } from "../statement.ts";

/**
 * Frees the jobs of workers whose session is gone; the queue itself would wait four hours. A live
 * worker is one whose pool's name stands in the application name of a session.
 *
 * Locks: the freed jobs' rows. Idempotent: what is free is not freed again.
 */
export const unlockDeadWorkers = defineStatement<[], { readonly unlocked: number }>(
  "unlock_dead_workers",
  `with dead as (
     select array_agg(distinct job.locked_by) as names
     from graphile_worker.jobs job
     where job.locked_by is not null
       and not exists (
         select
         from pg_stat_activity session
         where session.datname = current_database()
           and session.application_name = 'assay ' || job.locked_by
       )
   )
   select coalesce(array_length(dead.names, 1), 0) as unlocked
   from dead
   left join lateral (
     select graphile_worker.force_unlock_workers(dead.names)
     where dead.names is not null
   ) freed on true`,
);
