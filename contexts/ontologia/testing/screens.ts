import type { Screens } from '@marco/test-kit/declarations';

/** Fichas of every word, one of each state. */
const FICHAS = `select 'definicion' as palabra, min(id) as id from ontologia_definiciones group by estado, tipo
  union all select 'individuo', min(id) from ontologia_individuos group by estado
  union all select 'evento', min(id) from ontologia_eventos group by estado
  union all select 'regla', min(id) from ontologia_reglas group by estado`;

/** A ficha of every word. */
const EDITADAS = `select 'definicion' as palabra, min(id) from ontologia_definiciones where tipo = 'propiedad-dato'
  union all select 'individuo', min(id) from ontologia_individuos
  union all select 'evento', min(id) from ontologia_eventos
  union all select 'regla', min(id) from ontologia_reglas`;

/** The ontology and its fichas. */
export const screens: Screens = {
  toGrafo: `select palabra || '-' || id from (${FICHAS}) f limit 1`,
  toFicha: FICHAS,
  toEditarFicha: EDITADAS,
  toNuevaFicha: [['definicion'], ['individuo'], ['evento'], ['regla']],
};
