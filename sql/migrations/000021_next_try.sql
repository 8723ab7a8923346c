-- When the next try of a failed audit is due: a job that is on its way already must not spend it.
-- Locks: ACCESS EXCLUSIVE on pending_audit for a moment; no row is rewritten.
-- Idempotent: a column that is there is left as it is.

set local role assay_owner;

alter table assay.pending_audit add column if not exists not_before timestamptz;
comment on column assay.pending_audit.not_before is 'The next try is not made before, to the millisecond. Null before the first failure.';
