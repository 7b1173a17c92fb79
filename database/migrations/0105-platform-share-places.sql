-- Places that callers hold in all processes together: messages of a caller in the validator, its batch, its workbook. A
-- process says again and again that its places are held; those of one that died are free a minute later. A crash of the
-- server empties the table, and with it nothing but what is being worked on.
create unlogged table work_places (
  kind text not null,
  -- Digest of whose place it is: no address stands here.
  caller text not null,
  place smallint not null,
  lease uuid not null unique,
  ends_at timestamptz(3) not null,
  primary key (kind, caller, place)
);
create index work_places_ends on work_places (ends_at);
