-- What a meeting was programmed for, once it began by the clock at another moment: `inicia_en` is then when it began.
-- Null while the two are one: it has not begun, or it took place when it was programmed for and was registered later.
alter table reuniones add column programada_en timestamptz(3);
