import { type Cuenta, listLugares, type Row, type Tablas, toParteDeLugar, toTime } from './tablas.ts';

function findUltimo({ autodiagnosticos }: Tablas, entidadId: unknown, hasta: number): Row | undefined {
  let ultimo: Row | undefined;
  for (const uno of autodiagnosticos) {
    if (uno['entidad_id'] !== entidadId || uno['presentado_en'] === null) continue;
    const en = toTime(uno['presentado_en']);
    if (en >= hasta) continue;
    const apart = ultimo === undefined ? 1 : en - toTime(ultimo['presentado_en']);
    if (apart > 0 || (apart === 0 && Number(uno['id']) > Number(ultimo?.['id']))) ultimo = uno;
  }
  return ultimo;
}

/** Counts what each entidad said last of its maturity. */
export function addMadurez(tablas: Tablas, hasta: number, cuentas: Readonly<Record<string, Cuenta>>): void {
  for (const { id } of tablas.entidades) {
    const ultimo = findUltimo(tablas, id, hasta);
    if (ultimo === undefined) continue;
    const respuestas = tablas.autodiagnosticos_respuestas.filter(
      (r) => r['autodiagnostico_id'] === ultimo['id'] && r['grado'] !== null,
    );
    const { sector, orden } = listLugares(tablas, id);
    let suma = 0;
    for (const respuesta of respuestas) {
      suma += Number(respuesta['grado']);
      const parte = `criterio=${respuesta['criterio']}&grado=${respuesta['grado']}`;
      cuentas['IND-39']?.add([parte, toParteDeLugar(sector, parte), toParteDeLugar(orden, parte)], 1, 0);
    }
    const nivel = `nivel=${Math.floor(suma / respuestas.length)}`;
    cuentas['IND-39']?.add(
      ['tipo=presentado', nivel, toParteDeLugar(sector, nivel), toParteDeLugar(orden, nivel)],
      1,
      0,
    );
  }
}
