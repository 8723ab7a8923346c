-- Adds tokens to an account and writes the grant into the ledger. Returns the new balance; nothing
-- when there is no such account.
-- Locks: the account row until commit. Not idempotent: each call grants again.
create or replace function assay.grant_tokens(account_id uuid, tokens bigint)
returns table (balance bigint)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
  update assay.account a
  set tokens_granted = a.tokens_granted + grant_tokens.tokens
  where a.account_id = grant_tokens.account_id
  returning a.tokens_granted - a.tokens_taken;
  if found then
    insert into assay.ledger_entry (account_id, kind, tokens)
    values (grant_tokens.account_id, 'grant', grant_tokens.tokens);
  end if;
end;
$$;
comment on function assay.grant_tokens(uuid, bigint)
  is 'Grants tokens to an account, with a ledger entry; returns the new balance.';
revoke all on function assay.grant_tokens(uuid, bigint) from public;
-- Row level security lets only an operator's transaction write what it writes.
grant execute on function assay.grant_tokens(uuid, bigint) to assay_dashboard;
