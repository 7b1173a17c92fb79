import { type Cuenta, type Row, type Tablas, toDayOf, toTime } from './tablas.ts';

const DIA = 86_400_000;

/** The same day a year before, or the last of its month where there is none. */
function toUnAnoAntes(dia: string): string {
  const antes = `${Number(dia.slice(0, 4)) - 1}${dia.slice(4)}`;
  return antes.endsWith('-02-29') ? antes.replace('-29', '-28') : antes;
}

/** IND-15, IND-16 and IND-19: elements in force that nobody uses, that many use, or that say the same as another. */
export function addEnVigor(tablas: Tablas, hasta: number, cuentas: Readonly<Record<string, Cuenta>>): void {
  const isEnVigor = (v: Row) =>
    v['rige_desde'] !== null &&
    toTime(v['rige_desde']) < hasta &&
    (v['rige_hasta'] === null || toTime(v['rige_hasta']) >= hasta);
  for (const pareja of tablas.elementos_parejas) {
    const dos = [pareja['una_id'], pareja['otra_id']].map((id) =>
      tablas.elementos_versiones.find((v) => v['id'] === id && isEnVigor(v)),
    );
    if (dos.includes(undefined)) continue;
    const [uno, otro] = dos.map(
      (v) => tablas.elementos_de_dato.find(({ id }) => id === v?.['elemento_id'])?.['dominio_id'],
    );
    cuentas['IND-19']?.add(['', uno === otro ? `dominio=${String(uno)}` : undefined], 1, 0);
  }
  for (const version of tablas.elementos_versiones.filter(isEnVigor)) {
    const hermanas = tablas.elementos_versiones
      .filter((v) => v['elemento_id'] === version['elemento_id'])
      .map(({ id }) => id);
    const usos = tablas.servicios_elementos.filter(
      (x) => hermanas.includes(x['version_id']) && toTime(x['created_at']) < hasta,
    );
    const descargas = tablas.esquemas_descargas.filter((d) => {
      const en = toTime(d['created_at']);
      return hermanas.includes(d['version_id']) && en < hasta && en >= hasta - 180 * DIA;
    });
    const isViejo = toDayOf(version['rige_desde']) < toUnAnoAntes(toDayOf(hasta));
    if (isViejo && usos.length === 0 && descargas.length === 0) cuentas['IND-15']?.add([''], 1, 0);
    const elemento = tablas.elementos_de_dato.find(({ id }) => id === version['elemento_id']);
    const capa = tablas.capas_de_uso.find(({ id }) => id === elemento?.['capa_id']);
    const entidades = new Set(
      usos.map((x) => tablas.servicios.find(({ id }) => id === x['servicio_id'])?.['entidad_id']),
    );
    if (['proyecto', 'integracion'].includes(String(capa?.['tipo'])) && entidades.size >= 3)
      cuentas['IND-16']?.add([''], 1, 0);
  }
}
