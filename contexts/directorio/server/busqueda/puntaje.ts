import { type RawBuilder, sql } from 'kysely';
import { HALLAZGOS, presentHuella } from '../../rules/busqueda/puntaje.ts';

/** What a row of `directorio_servicios` (`d`) is worth, as `computePuntaje` says of its texts. */
export function buildPuntaje(buscadas: readonly string[]): RawBuilder<number> {
  if (buscadas.length === 0) return sql`d.factor`;
  return sql`round((${sql.join(buscadas.map(buildDePalabra), sql` + `)}) * d.factor, 4)`;
}

function buildDePalabra(palabra: string): RawBuilder<number> {
  const cases = HALLAZGOS.map(
    ({ lugar, modo, puntos }) =>
      sql`when ${sql.ref(`d.${lugar}`)} like ${`%${presentHuella(modo, palabra)}%`} then ${sql.lit(puntos)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} else 0 end`;
}
