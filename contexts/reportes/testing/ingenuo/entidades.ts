import {
  type Cuenta,
  findLastCambio,
  listLugares,
  type Row,
  type Tablas,
  toParteDeLugar,
  toTime,
} from './tablas.ts';

function publica(tablas: Tablas, entidadId: unknown, hasta: number): boolean {
  const suyos = tablas.servicios.filter((s) => s['entidad_id'] === entidadId && s['activo'] === true);
  const versiones = tablas.servicios_versiones.filter((v) => suyos.some(({ id }) => id === v['servicio_id']));
  return versiones.some(({ id }) => {
    const cambio = findLastCambio(tablas, id, hasta);
    return cambio?.['nivel'] === 3 && cambio['tipo'] !== 'version-suspendida';
  });
}

function consume({ acuerdos, acuerdos_pasos }: Tablas, entidadId: unknown, hasta: number): boolean {
  const byMoment = (one: Row, other: Row) =>
    toTime(one['created_at']) - toTime(other['created_at']) || Number(one['id']) - Number(other['id']);
  return acuerdos
    .filter((a) => a['consumidora_id'] === entidadId)
    .some(({ id }) => {
      const dados = acuerdos_pasos.filter((p) => p['acuerdo_id'] === id && toTime(p['created_at']) < hasta);
      return dados.sort(byMoment).at(-1)?.['hasta'] === 'activo';
    });
}

function papelDe(ofrece: boolean, usa: boolean): string {
  if (ofrece) return usa ? 'ofrece-y-consume' : 'solo-ofrece';
  return usa ? 'solo-consume' : 'ninguno';
}

/** Counts the entidades that take part at a moment. */
export function addEntidades(tablas: Tablas, hasta: number, cuentas: Readonly<Record<string, Cuenta>>): void {
  const activas = new Set(
    tablas.membresias
      .filter((m) => m['estado'] === 'activa' && toTime(m['created_at']) < hasta)
      .map((m) => m['entidad_id']),
  );
  for (const { id } of tablas.entidades) {
    if (!activas.has(id)) continue;
    const ofrece = publica(tablas, id, hasta);
    const { sector, orden, departamento } = listLugares(tablas, id);
    const papel = `estado=${papelDe(ofrece, consume(tablas, id, hasta))}`;
    cuentas['IND-01']?.add(['', sector, orden, departamento], 1, 0);
    cuentas['IND-02']?.add(['', sector, orden, departamento], ofrece ? 1 : 0, 1);
    cuentas['IND-03']?.add(['', papel, toParteDeLugar(sector, papel), toParteDeLugar(orden, papel)], 1, 0);
  }
}
