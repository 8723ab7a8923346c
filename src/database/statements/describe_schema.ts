import { defineStatement } from "../statement.ts";

/**
 * A picture of the schema `assay` as sorted lines: what a migration has made of a database, in a
 * form that can be compared. It is the same on every supported version of PostgreSQL.
 */
export const describeSchema = defineStatement<[], { readonly line: string }>(
  "describe_schema",
  `with relation as (
     select c.oid, c.relname, c.reloptions, c.relacl, c.relowner, c.relrowsecurity
     from pg_class c
     where c.relnamespace = 'assay'::regnamespace and c.relkind in ('r', 'p', 'v')
   ),
   picture as (
     select format('table %s owner %s%s%s: %s', r.relname, r.relowner::regrole,
         case when r.relrowsecurity then ' row security' else '' end,
         coalesce(' with ' || array_to_string(r.reloptions, ', '), ''),
         coalesce(obj_description(r.oid, 'pg_class'), 'NO COMMENT')) as line
     from relation r
     union all
     select format('table %s column %s %s%s%s%s: %s', r.relname, a.attname,
         format_type(a.atttypid, a.atttypmod),
         case when a.attnotnull then ' not null' else '' end,
         coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), ''),
         case a.attidentity when 'a' then ' identity' else '' end,
         coalesce(col_description(r.oid, a.attnum), 'NO COMMENT'))
     from relation r
     join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
     left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
     union all
     select format('table %s constraint %s %s', r.relname, k.conname, pg_get_constraintdef(k.oid))
     from relation r
     join pg_constraint k on k.conrelid = r.oid and k.contype <> 'n'
     union all
     select format('table %s index %s', r.relname, pg_get_indexdef(i.indexrelid))
     from relation r
     join pg_index i on i.indrelid = r.oid
     union all
     select format('table %s policy %s for %s to %s using %s', r.relname, p.polname, p.polcmd,
         array(select role::regrole::text from unnest(p.polroles) role order by 1),
         pg_get_expr(p.polqual, p.polrelid))
     from relation r
     join pg_policy p on p.polrelid = r.oid
     union all
     select format('table %s grant %s to %s', r.relname, g.privilege_type, g.grantee::regrole)
     from relation r
     cross join lateral aclexplode(r.relacl) g
     where g.grantee <> r.relowner
     union all
     select format('table %s column %s grant %s to %s', r.relname, a.attname, g.privilege_type,
         g.grantee::regrole)
     from relation r
     join pg_attribute a on a.attrelid = r.oid and a.attacl is not null
     cross join lateral aclexplode(a.attacl) g
     union all
     select format('function %s(%s) returns %s owner %s%s%s: %s', p.proname,
         pg_get_function_identity_arguments(p.oid), pg_get_function_result(p.oid),
         p.proowner::regrole, case when p.prosecdef then ' security definer' else '' end,
         coalesce(' set ' || array_to_string(p.proconfig, ', '), ''),
         coalesce(obj_description(p.oid, 'pg_proc'), 'NO COMMENT'))
     from pg_proc p
     where p.pronamespace = 'assay'::regnamespace
     union all
     select format('function %s grant %s to %s', p.proname, g.privilege_type,
         case g.grantee when 0 then 'public' else g.grantee::regrole::text end)
     from pg_proc p
     cross join lateral aclexplode(p.proacl) g
     where p.pronamespace = 'assay'::regnamespace and g.grantee <> p.proowner
   )
   select line
   from picture
   order by line collate "C"`,
);
