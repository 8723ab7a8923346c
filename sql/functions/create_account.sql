-- Creates an account with a plan, tokens and a first API key.
-- Locks: none that others wait for. Not idempotent: each call creates another account.
create or replace function assay.create_account(
  name text,
  plan text,
  tokens bigint,
  key_name text,
  key_hash bytea,
  last_four text
)
returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  created uuid;
begin
  insert into assay.account (name, plan, tokens_granted)
  values (create_account.name, create_account.plan, create_account.tokens)
  returning account_id into created;
  if create_account.tokens > 0 then
    insert into assay.ledger_entry (account_id, kind, tokens)
    values (created, 'grant', create_account.tokens);
  end if;
  insert into assay.api_key (account_id, name, key_hash, last_four)
  values (created, create_account.key_name, create_account.key_hash, create_account.last_four);
  return created;
end;
$$;
comment on function assay.create_account(text, text, bigint, text, bytea, text)
  is 'Creates an account with plan, granted tokens and a first API key; returns its identifier.';
revoke all on function assay.create_account(text, text, bigint, text, bytea, text) from public;
