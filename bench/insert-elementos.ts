import { sql } from 'kysely';
import type { Bench } from './start-bench.ts';

const CLASES = [
  'Código',
  'Número',
  'Fecha',
  'Nombre',
  'Tipo',
  'Estado',
  'Descripción',
  'Valor',
  'Dirección',
  'Total',
];
const COSAS = (
  'ciudadano empresa predio vehículo matrícula contrato municipio departamento paciente estudiante docente trámite ' +
  'licencia factura impuesto pensión afiliado cotizante proveedor producto servicio cuenta banco cédula pasaporte visa ' +
  'nacimiento defunción matrimonio hogar vivienda subsidio crédito garantía embargo proceso juzgado sentencia audiencia ' +
  'víctima territorio resguardo comunidad escuela universidad programa asignatura título certificado vacuna diagnóstico ' +
  'medicamento laboratorio hospital cama ambulancia accidente comparendo conductor ruta terminal puerto aduana declaración ' +
  'arancel mercancía contenedor buque aeronave aeropuerto frecuencia antena operador abonado tarifa medidor acueducto ' +
  'energía gas mina cantera yacimiento bosque cuenca especie parque reserva cultivo semilla ganado finca cosecha riego'
).split(' ');
const LUGARES = (
  'registro expedición vencimiento origen destino residencia trabajo contacto emergencia pago recaudo entrega recepción ' +
  'radicación notificación apelación renovación cancelación suspensión habilitación inspección evaluación seguimiento ' +
  'ejecución liquidación presupuesto inventario custodia archivo consulta'
).split(' ');
const RAIZ = '2.999.170.1.1.99';

/** Elements to that many versions in all: four in ten in force, the rest historical, over 120 entidades and 10 domains. */
export async function insertElementos(
  { database: { kysely } }: Pick<Bench, 'database'>,
  versiones: number,
): Promise<void> {
  const elementos = Math.floor((versiones * 2) / 5);
  const { rows: capas } = await sql<{ id: number }>`select id from capas_de_uso order by id`.execute(kysely);
  const { rows: dominios } = await sql<{ id: number }>`select id from dominios order by id`.execute(kysely);
  const { rows: entidades } = await sql<{
    id: number;
  }>`select id from entidades order by id limit 120`.execute(kysely);
  const { rows: estandares } = await sql<{ id: number }>`select id from estandares order by id`.execute(
    kysely,
  );
  const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  const pick = (list: readonly unknown[], by: ReturnType<typeof sql>) =>
    sql`(${list}::int[])[1 + ${by} % ${sql.lit(list.length)}]`;
  const word = (list: readonly string[], by: ReturnType<typeof sql>) =>
    sql`(${list}::text[])[1 + ${by} % ${sql.lit(list.length)}]`;
  await kysely.transaction().execute(async (trx) => {
    await sql`insert into oid_nodos (oid, padre_oid, arco, nombre, tipo)
      select ${RAIZ}, ${RAIZ.split('.').slice(0, -1).join('.')}, 99, 'Dominio de la medida', 'dominio'
      on conflict do nothing`.execute(trx);
    await sql`insert into oid_nodos (oid, padre_oid, arco, nombre, tipo)
      select ${RAIZ} || '.' || n, ${RAIZ}, n, 'elemento ' || n, 'elemento' from generate_series(1, ${elementos}) n`.execute(
      trx,
    );
    // The responsible entity decides the layer and domain of an element, as in a real registry.
    await sql`insert into elementos_de_dato (identificador, capa_id, dominio_id, tipo, clase, oid)
      select 'dato' || n || 'Medida', ${pick(ids(capas), sql`(n % 120)`)}, ${pick(ids(dominios), sql`(n % 120 / 7 + n % 2)`)},
        'simple', case when n % 9 = 0 then 'lista' else 'dato' end, ${RAIZ} || '.' || n
      from generate_series(1, ${elementos}) n`.execute(trx);
    // Version 1 to 3 of the odd ones, 1 and 2 of the even ones: the last is in force.
    await sql`create temporary table medidas on commit drop as
      select e.id as elemento_id, substr(e.oid, ${RAIZ.length + 2})::int as n, e.oid, v.menor,
        2 + substr(e.oid, ${RAIZ.length + 2})::int % 2 as versiones
      from elementos_de_dato e cross join generate_series(1, 3) as v(menor)
      where e.oid like ${`${RAIZ}.%`} and v.menor <= 2 + substr(e.oid, ${RAIZ.length + 2})::int % 2`.execute(
      trx,
    );
    await sql`insert into oid_nodos (oid, padre_oid, arco, nombre, tipo)
      select oid || '.' || menor, oid, menor, 'Versión 1.' || menor - 1, 'version' from medidas`.execute(trx);
    await sql`insert into elementos_versiones (elemento_id, mayor, menor, oid, estado, nombre, definicion, palabras_clave,
        entidad_responsable_id, tipo_dato, rige_desde, rige_hasta)
      select elemento_id, 1, menor - 1, oid || '.' || menor,
        case when menor = versiones then 'incorporado' else 'historico' end,
        ${word(CLASES, sql`(n * 7)`)} || ' de ' || ${word(COSAS, sql`(n * 37)`)} || ' para ' || ${word(LUGARES, sql`(n / 3)`)} || ' ' || n,
        ${word(CLASES, sql`(n * 7)`)} || ' con el que se identifica ' || ${word(COSAS, sql`(n * 19 + 5)`)} || ' en los procesos de '
          || ${word(LUGARES, sql`(n * 13)`)} || ' y ' || ${word(LUGARES, sql`(n * 11 + 3)`)} || ' de la entidad, según ' || ${word(COSAS, sql`(n / 7)`)} || '.',
        array[${word(COSAS, sql`(n * 5)`)}, ${word(LUGARES, sql`n`)}],
        ${pick(ids(entidades), sql`(n % 120)`)},
        (array['cadena', 'cadena', 'cadena', 'entero', 'decimal', 'fecha', 'booleano'])[1 + n % 7],
        timestamptz '2015-01-01' + menor * interval '1 year' + n % 300 * interval '1 day',
        case when menor = versiones then null else timestamptz '2016-01-01' + menor * interval '1 year' end
      from medidas`.execute(trx);
    await sql`insert into elementos_nombres (version_id, tipo, nombre)
      select v.id, 'sinonimo', 'Campo ' || ${word(COSAS, sql`(v.id * 3)`)} || ' ' || v.id % 5000
      from elementos_versiones v where v.oid like ${`${RAIZ}.%`} and v.id % 3 = 0`.execute(trx);
    await sql`insert into elementos_estandares (version_id, estandar_id)
      select v.id, ${pick(ids(estandares), sql`(v.entidad_responsable_id)`)} from elementos_versiones v
      where v.oid like ${`${RAIZ}.%`} and v.id % 4 = 0`.execute(trx);
  });
}
