-- Roles without login, one a part of the service. A part connects as the login role of its
-- DATABASE_URL and takes its own role at once, so that it can do no more than its work needs.
-- Locks: none that others wait for. Idempotent: a role of the cluster is created once and kept.

do $$
declare
  role_name text;
begin
  foreach role_name in array
    array['assay_owner', 'assay_queue', 'assay_api', 'assay_worker', 'assay_dashboard']
  loop
    begin
      execute format('create role %I nologin', role_name);
    exception
      -- Another database of the cluster has it already, or is creating it in this moment.
      when duplicate_object or unique_violation then null;
    end;
    execute format('grant %I to current_user', role_name);
  end loop;
end;
$$;

-- The queue's private tables have row level security without policies: who works on them must be
-- their owner. The owner of the service's functions adds jobs, the worker takes them.
grant assay_queue to assay_owner;
grant assay_queue to assay_worker;

create schema assay authorization assay_owner;
comment on schema assay is 'Assay: accounts, submissions, audit reports and what they cost.';

create schema graphile_worker authorization assay_queue;
comment on schema graphile_worker is 'The job queue of graphile-worker; its tables are private to it.';

revoke all on schema assay, graphile_worker from public;
grant usage on schema assay to assay_api, assay_worker, assay_dashboard;

set local role assay_owner;
alter default privileges in schema assay revoke execute on functions from public;

create table assay.migration (
  kind text not null,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now(),
  constraint migration_pkey primary key (kind, name),
  constraint migration_kind_check check (kind in ('migration', 'function'))
);
comment on table assay.migration is 'What of the folder sql has been applied to this database.';
comment on column assay.migration.kind is 'migration: run once; function: applied anew whenever its file changes.';
comment on column assay.migration.name is 'Name of the file.';
comment on column assay.migration.checksum is 'SHA-256 of the file as it was applied.';
comment on column assay.migration.applied_at is 'When it was applied.';
grant select on assay.migration to assay_api, assay_worker, assay_dashboard;
