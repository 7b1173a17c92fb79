import {
  type Cuenta,
  findLastCambio,
  listLugares,
  type Row,
  type Tablas,
  toParteDeLugar,
  toTime,
} from './tablas.ts';

const ESTADOS = ['', 'estandarizado-nivel-1', 'evaluado-nivel-2', 'publicado-nivel-3'];
const FALLIDAS = ['rechazada', 'desistida'];

/** The state a request had at a moment; undefined before it was filed. */
export function findUltimoEstado(tablas: Tablas, solicitudId: unknown, hasta: number): string | undefined {
  const dados = tablas.solicitudes_pasos.filter(
    (p) => p['solicitud_id'] === solicitudId && toTime(p['created_at']) < hasta,
  );
  const id = dados.at(-1)?.['hasta_id'];
  const estado = tablas.estados_solicitud.find((e) => e['id'] === id);
  return estado && String(estado['codigo']);
}

function isFallida(tablas: Tablas, servicioId: unknown, hasta: number): boolean {
  const suyas = tablas.solicitudes.filter((s) => s['servicio_id'] === servicioId);
  const isPedido = suyas.some(({ id }) => tablas.solicitudes_pasos.some((p) => p['solicitud_id'] === id));
  const estados = suyas
    .map(({ id }) => findUltimoEstado(tablas, id, hasta))
    .filter((estado) => estado !== undefined && estado !== 'cancelada');
  if (estados.length > 0 || isPedido) return FALLIDAS.includes(estados.at(-1) ?? '');
  const servicio = tablas.servicios.find(({ id }) => id === servicioId);
  const estado = tablas.estados_servicio.find(({ id }) => id === servicio?.['estado_servicio_id']);
  return estado?.['codigo'] === 'identificado-no-estandarizado';
}

function estadoDe(tablas: Tablas, servicioId: unknown, hasta: number): string {
  const versiones = tablas.servicios_versiones
    .filter((v) => v['servicio_id'] === servicioId)
    .flatMap((v) => {
      const cambio = findLastCambio(tablas, v['id'], hasta);
      return cambio === undefined ? [] : [{ cambio, orden: Number(v['mayor']) * 1000 + Number(v['menor']) }];
    });
  const nivelDe = ({ cambio, orden }: { readonly cambio: Row; readonly orden: number }): number => {
    if (cambio['tipo'] === 'version-retirada') return 0;
    if (cambio['nivel'] !== null) return Number(cambio['nivel']);
    return versiones.some((otra) => otra.cambio['nivel'] === 3 && otra.orden > orden) ? 3 : 2;
  };
  const isQuieta = ({ cambio }: { readonly cambio: Row }) => cambio['tipo'] === 'version-suspendida';
  const mayorDe = (suyas: typeof versiones) => Math.max(0, ...suyas.map(nivelDe));
  const nivel = mayorDe(versiones.filter((v) => !isQuieta(v))) || mayorDe(versiones.filter(isQuieta));
  if (nivel > 0) return ESTADOS[nivel] ?? '';
  const isRetirada = versiones.some(({ cambio }) => cambio['tipo'] === 'version-retirada');
  return isFallida(tablas, servicioId, hasta) && !isRetirada
    ? 'identificado-no-estandarizado'
    : 'identificado';
}

/** Counts the servicios by the state they stood in. */
export function addServicios(tablas: Tablas, hasta: number, cuentas: Readonly<Record<string, Cuenta>>): void {
  for (const servicio of tablas.servicios) {
    if (servicio['activo'] !== true || toTime(servicio['created_at']) >= hasta) continue;
    const estado = `estado=${estadoDe(tablas, servicio['id'], hasta)}`;
    const { sector, orden, departamento } = listLugares(tablas, servicio['entidad_id']);
    cuentas['IND-04']?.add(
      [
        '',
        estado,
        toParteDeLugar(sector, estado),
        toParteDeLugar(orden, estado),
        toParteDeLugar(departamento, estado),
      ],
      1,
      0,
    );
  }
}

/** Counts the certificates issued in a period. */
export function addCertificados(
  tablas: Tablas,
  [desde, hasta]: readonly [number, number],
  cuentas: Readonly<Record<string, Cuenta>>,
): void {
  for (const certificado of tablas.certificados) {
    const en = toTime(certificado['expedido_en']);
    if (en < desde || en >= hasta) continue;
    const { sector } = listLugares(tablas, certificado['entidad_id']);
    const nivel = `nivel=${String(certificado['nivel'])}`;
    const entidad = `entidad=${String(certificado['entidad_id'])}`;
    cuentas['IND-05']?.add(['', nivel, entidad, sector, toParteDeLugar(sector, nivel)], 1, 0);
  }
}
