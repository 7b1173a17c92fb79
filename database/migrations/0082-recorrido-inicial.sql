-- When a person said that they need no first tour of the product; those who already work with it need none.
alter table usuarios add column recorrido_visto_en timestamptz(3);
update usuarios set recorrido_visto_en = now();
