-- Requests of a caller in the present minute, added by every process once a second. Nothing is lost with it but a minute's
-- count, so it is not logged: a crash of the server empties it.
create unlogged table request_counts (
  -- Digest of whom is counted and for what: no address stands here.
  key text primary key,
  total integer not null,
  ends_at timestamptz(3) not null
);
create index request_counts_ends on request_counts (ends_at);
