import {
  type Cuenta,
  listLugares,
  type Row,
  type Tablas,
  toDayOf,
  toParteDeLugar,
  toTime,
} from './tablas.ts';

type Periodo = readonly [number, number];
type Cuentas = Readonly<Record<string, Cuenta>>;

const isIn = (value: unknown, [desde, hasta]: Periodo) =>
  value !== null && toTime(value) >= desde && toTime(value) < hasta;
const text = (value: unknown) => String(value);

/** IND-33 to IND-37, IND-29, IND-30. */
export function addUso(tablas: Tablas, periodo: Periodo, cuentas: Cuentas): void {
  for (const v of tablas.validaciones.filter((uno) => isIn(uno['created_at'], periodo))) {
    const { sector } = listLugares(tablas, v['entidad_id']);
    cuentas['IND-34']?.add(['', sector], v['resultado'] === 'valido' ? 1 : 0, 1);
  }
  for (const d of tablas.esquemas_descargas.filter((una) => isIn(una['created_at'], periodo)))
    cuentas['IND-35']?.add(['', `tipo=${text(d['tipo'])}`], 1, 0);
  addConteos(tablas, periodo, cuentas);
  addAlCorte(tablas, periodo[1], cuentas);
  addDemandas(tablas, periodo[1], cuentas);
  addAcuerdos(tablas, periodo, cuentas);
}

function addAlCorte(tablas: Tablas, hasta: number, cuentas: Cuentas): void {
  const before = (row: Row) => toTime(row['created_at']) < hasta;
  for (const m of tablas.membresias.filter(before)) {
    const estado = `estado=${text(m['estado'])}`;
    cuentas['IND-37']?.add(
      ['', estado, toParteDeLugar(listLugares(tablas, m['entidad_id']).sector, estado)],
      1,
      0,
    );
  }
  for (const t of tablas.tramites.filter((uno) => uno['activo'] === true && before(uno))) {
    const usa = tablas.tramites_servicios.some((x) => x['tramite_id'] === t['id'] && x['uso'] === 'consume');
    const { sector, orden, departamento } = listLugares(tablas, t['entidad_id']);
    cuentas['IND-30']?.add(
      ['', sector, orden, departamento, `entidad=${text(t['entidad_id'])}`],
      usa ? 1 : 0,
      1,
    );
  }
}

function addConteos(tablas: Tablas, [desde, hasta]: Periodo, cuentas: Cuentas): void {
  for (const c of tablas.simulador_conteos) {
    const fecha = text(c['fecha']);
    if (fecha < toDayOf(desde) || fecha >= toDayOf(hasta)) continue;
    const version = tablas.servicios_versiones.find(({ id }) => id === c['version_id']);
    const servicio = tablas.servicios.find(({ id }) => id === version?.['servicio_id']);
    cuentas['IND-36']?.add(['', listLugares(tablas, servicio?.['entidad_id']).sector], Number(c['total']), 0);
  }
}

function addDemandas(tablas: Tablas, hasta: number, cuentas: Cuentas): void {
  const claves = new Map<string, Row[]>();
  for (const d of tablas.directorio_demandas)
    if (toTime(d['created_at']) < hasta)
      claves.set(text(d['clave']), [...(claves.get(text(d['clave'])) ?? []), d]);
  for (const suyas of claves.values()) {
    const conOferta = suyas.some((d) =>
      tablas.directorio_servicios.some(
        (s) =>
          Number(s['nivel']) > 0 && Array.isArray(s['entrega']) && s['entrega'].includes(d['elemento_id']),
      ),
    );
    if (!conOferta) cuentas['IND-33']?.add([''], 1, 0);
  }
}

const QUE: Readonly<Record<string, string>> = {
  enviar: 'pedido',
  aprobar: 'aprobado',
  rechazar: 'rechazado',
};

function addAcuerdos(tablas: Tablas, periodo: Periodo, cuentas: Cuentas): void {
  for (const a of tablas.acuerdos) {
    const { sector } = listLugares(tablas, a['consumidora_id']);
    const dados = tablas.acuerdos_pasos.filter(
      (p) => p['acuerdo_id'] === a['id'] && isIn(p['created_at'], periodo),
    );
    for (const que of new Set(dados.map((p) => QUE[text(p['accion'])])))
      if (que !== undefined)
        cuentas['IND-29']?.add([`tipo=${que}`, toParteDeLugar(sector, `tipo=${que}`)], 1, 0);
  }
}

/** IND-20. */
export function addMesas(tablas: Tablas, periodo: Periodo, cuentas: Cuentas): void {
  const hasta = periodo[1];
  const add = (mesaId: unknown, que: string) => {
    const mesa = tablas.mesas.find(({ id }) => id === mesaId);
    const { sector } = listLugares(tablas, mesa?.['entidad_lider_id']);
    cuentas['IND-20']?.add([`tipo=${que}`, toParteDeLugar(sector, `tipo=${que}`)], 1, 0);
  };
  const isOpen = (m: Row) => m['cerrada_en'] === null || toTime(m['cerrada_en']) >= hasta;
  for (const m of tablas.mesas) if (toTime(m['created_at']) < hasta && isOpen(m)) add(m['id'], 'mesa');
  const realizadas = tablas.reuniones.filter((r) => r['estado'] === 'realizada');
  for (const r of realizadas)
    if (isIn(r['finalizada_en'] ?? r['inicia_en'], periodo)) add(r['mesa_id'], 'reunion');
  for (const a of tablas.actas) if (isIn(a['sellada_en'], periodo)) add(a['mesa_id'], 'acta');
}

/** IND-21. */
export function addCompromisos(tablas: Tablas, [desde, hasta]: Periodo, cuentas: Cuentas): void {
  const isCerrado = (c: Row) => c['cerrado_en'] !== null && toTime(c['cerrado_en']) < hasta;
  const suyos = tablas.compromisos.filter((c) => {
    const vence = text(c['fecha_vencimiento']);
    return vence >= toDayOf(desde) && vence < toDayOf(hasta) && toTime(c['created_at']) < hasta;
  });
  for (const c of suyos.filter((uno) => uno['estado'] !== 'cancelado' || !isCerrado(uno))) {
    const isCumplido = c['estado'] === 'cumplido' && isCerrado(c);
    const aTiempo = isCumplido && toDayOf(c['cerrado_en']) <= text(c['fecha_vencimiento']);
    const { sector, orden } = listLugares(tablas, c['entidad_id']);
    cuentas['IND-21']?.add(['', sector, orden, `entidad=${text(c['entidad_id'])}`], aTiempo ? 1 : 0, 1);
  }
}

/** IND-13 and IND-17. */
export function addCampos(tablas: Tablas, periodo: Periodo, cuentas: Cuentas): void {
  const certificada = tablas.estados_solicitud.find((e) => e['codigo'] === 'certificada')?.['id'];
  const certificadas = tablas.solicitudes_pasos
    .filter((p) => p['hasta_id'] === certificada && isIn(p['created_at'], periodo))
    .map((p) => p['solicitud_id']);
  for (const s of tablas.solicitudes.filter(({ id, nivel }) => nivel === 1 && certificadas.includes(id))) {
    const { sector, orden } = listLugares(tablas, s['entidad_id']);
    const partes = ['', sector, orden, `entidad=${text(s['entidad_id'])}`];
    for (const f of tablas.solicitudes_campos.filter((uno) => uno['solicitud_id'] === s['id'])) {
      if (f['accion'] !== null) cuentas['IND-13']?.add(partes, f['accion'] === 'reutilizar' ? 1 : 0, 1);
      cuentas['IND-17']?.add(partes, f['elemento_id'] === null ? 0 : 1, 1);
    }
  }
}

/** IND-14. */
export function addElementos(tablas: Tablas, periodo: Periodo, cuentas: Cuentas): void {
  const caducadas = tablas.elementos_transiciones.filter(
    (t) => t['accion'] === 'caducar' && isIn(t['created_at'], periodo),
  );
  for (const _ of new Set(caducadas.map((t) => t['version_id'])))
    cuentas['IND-14']?.add(['', 'tipo=caducado'], 1, 0);
  for (const v of tablas.elementos_versiones.filter((una) => isIn(una['rige_desde'], periodo))) {
    const tipo = v['base_version_id'] === null ? 'tipo=nuevo' : 'tipo=modificado';
    cuentas['IND-14']?.add(['', tipo], 1, 0);
  }
}
