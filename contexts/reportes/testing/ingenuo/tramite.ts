import { findConsejos } from '@marco/elementos-de-dato/port';
import { type Cuenta, listLugares, type Row, type Tablas, toDayOf, toTime } from './tablas.ts';
import { countDias, findDuenoAl } from './tiempos.ts';

type Periodo = readonly [number, number];
type Cuentas = Readonly<Record<string, Cuenta>>;

const DIAS_DE = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const monthOf = (dia: string) => Number(dia.slice(0, 4)) * 12 + Number(dia.slice(5, 7)) - 1;

/** The same day some months later, or the last one of that month. */
function toMesesDespues(dia: string, meses: number): string {
  const mes = monthOf(dia) + meses;
  const [anio, place] = [Math.floor(mes / 12), mes % 12];
  const largo = place === 1 && anio % 4 === 0 ? 29 : Number(DIAS_DE[place]);
  const enMes = Math.min(Number(dia.slice(8)), largo);
  return `${anio}-${String(place + 1).padStart(2, '0')}-${String(enMes).padStart(2, '0')}`;
}

const codigoDe = ({ estados_solicitud }: Tablas, id: unknown) =>
  String(estados_solicitud.find((e) => e['id'] === id)?.['codigo']);

const listPasos = ({ solicitudes_pasos }: Tablas, solicitudId: unknown) =>
  solicitudes_pasos.filter((p) => p['solicitud_id'] === solicitudId);

/** IND-06. */
export function addCohortes(tablas: Tablas, [desde, hasta]: Periodo, cuentas: Cuentas): void {
  const primeras = tablas.solicitudes.filter((s) => s['nivel'] === 1 && s['tipo'] === 'nueva');
  for (const s of primeras) {
    const paso = listPasos(tablas, s['id']).find((p) => codigoDe(tablas, p['desde_id']) === 'borrador');
    if (paso === undefined) continue;
    const inicio = toTime(paso['created_at']);
    const dia = toDayOf(inicio);
    const meses = monthOf(toDayOf(desde)) - monthOf(dia);
    if (![3, 6, 12].includes(meses)) continue;
    const limite = toMesesDespues(dia, meses);
    const isDentro = (en: unknown) => toTime(en) >= inicio && toTime(en) < hasta && toDayOf(en) <= limite;
    const deServicio = tablas.solicitudes.filter(
      (q) => q['servicio_id'] === s['servicio_id'] && q['tipo'] === 'nueva',
    );
    const terminadas = deServicio.flatMap((q) =>
      listPasos(tablas, q['id'])
        .filter((p) => isDentro(p['created_at']))
        .map((p) => codigoDe(tablas, p['hasta_id'])),
    );
    const niveles = tablas.certificados
      .filter((c) => c['servicio_id'] === s['servicio_id'] && isDentro(c['expedido_en']))
      .map((c) => `llego-${String(c['nivel'])}`);
    const { sector } = listLugares(tablas, s['entidad_id']);
    for (const salida of ['llego-1', 'llego-2', 'llego-3', 'desistida', 'rechazada']) {
      const parte = `estado=${salida}&cohorte=${meses}-meses`;
      const ocurrio = [...niveles, ...terminadas].includes(salida);
      cuentas['IND-06']?.add(
        [parte, sector === undefined ? undefined : `${sector}&${parte}`],
        ocurrio ? 1 : 0,
        1,
      );
    }
  }
}

/** A certified request by the days it was told and those it took. */
interface Pronosticada {
  readonly nivel: string;
  readonly probables: number;
  readonly seguros: number;
  readonly dias: number;
}

function listPronosticadas(tablas: Tablas, [desde, hasta]: Periodo): readonly Pronosticada[] {
  const pronosticadas: Pronosticada[] = [];
  for (const { id, nivel } of tablas.solicitudes) {
    const dicho = tablas.solicitudes_pronosticos.find(
      (f) => f['solicitud_id'] === id && f['base'] === 'historia',
    );
    const isCertificada = listPasos(tablas, id).some((p) => {
      const en = toTime(p['created_at']);
      return codigoDe(tablas, p['hasta_id']) === 'certificada' && en >= desde && en < hasta;
    });
    if (dicho === undefined || !isCertificada) continue;
    let dias = 0;
    for (const suyos of countDias(tablas, id, hasta).values()) dias += suyos;
    const [probables, seguros] = [Number(dicho['dias_probables']), Number(dicho['dias_seguros'])];
    pronosticadas.push({ nivel: String(nivel), probables, seguros, dias });
  }
  return pronosticadas;
}

/** IND-11. */
export function addPronosticos(tablas: Tablas, periodo: Periodo, cuentas: Cuentas): void {
  for (const { nivel, seguros, dias } of listPronosticadas(tablas, periodo))
    cuentas['IND-11']?.add(['', `nivel=${nivel}`], dias <= seguros ? 1 : 0, 1);
}

/** The promises of IND-11 as its calibration tells them, of one level or of all: '1/4 3/4'. */
export function readCalibracion(tablas: Tablas, periodo: Periodo, nivel?: string): string {
  const suyas = listPronosticadas(tablas, periodo).filter((una) => (nivel ?? una.nivel) === una.nivel);
  if (suyas.length === 0) return '';
  const enProbables = suyas.filter(({ dias, probables }) => dias <= probables).length;
  const enSeguros = suyas.filter(({ dias, seguros }) => dias <= seguros).length;
  return `${enProbables}/${suyas.length} ${enSeguros}/${suyas.length}`;
}

const FINALES = ['certificada', 'rechazada', 'desistida', 'cancelada'];
const DEL_CONSULTOR = ['asignada', 'en-revision', 'en-conceptualizacion', 'en-evaluacion', 'en-verificacion'];

/** IND-12. */
export function addCarga(tablas: Tablas, [desde, hasta]: Periodo, cuentas: Cuentas): void {
  for (const s of tablas.solicitudes) {
    const dados = listPasos(tablas, s['id']).filter((p) => toTime(p['created_at']) < hasta);
    const cierre = dados.findLast((p) => FINALES.includes(codigoDe(tablas, p['hasta_id'])));
    if (s['consultor_id'] === null || dados.length === 0) continue;
    const add = (que: string, cuanto: number) =>
      cuentas['IND-12']?.add(
        [`tipo=${que}`, `tipo=${que}&consultor=${String(s['consultor_id'])}`],
        cuanto,
        0,
      );
    if (cierre !== undefined) {
      if (toTime(cierre['created_at']) >= desde) add('cerrada', 1);
      continue;
    }
    add('abierta', 1);
    const { dueno, estado, dias } = findDuenoAl(tablas, s['id'], hasta);
    if (dueno === 'ministerio' && DEL_CONSULTOR.includes(estado)) add('dias', dias);
  }
}

/** Whether the definition of a version gets a warning; no world writes a text, so each is asked once. */
const advertidas = new Map<unknown, boolean>();

function isAdvertida(version: Row, elemento: Row | undefined): boolean {
  const text = (row: Row | undefined, columna: string) => String(row?.[columna] ?? '');
  const consejos = findConsejos({
    identificador: text(elemento, 'identificador'),
    nombre: text(version, 'nombre'),
    definicion: text(version, 'definicion'),
    tipo: text(elemento, 'tipo'),
    clase: text(elemento, 'clase'),
    tipoDato: version['tipo_dato'],
  } as Parameters<typeof findConsejos>[0]);
  return consejos.some(({ nivel }) => nivel === 'advertencia');
}

/** IND-18: what the advice on definitions is, the advice itself says; here, whom it counts for. */
export function addDefiniciones(tablas: Tablas, hasta: number, cuentas: Cuentas): void {
  for (const v of tablas.elementos_versiones) {
    if (v['rige_desde'] === null || toTime(v['rige_desde']) >= hasta) continue;
    if (v['rige_hasta'] !== null && toTime(v['rige_hasta']) < hasta) continue;
    const elemento = tablas.elementos_de_dato.find(({ id }) => id === v['elemento_id']);
    const advertida = advertidas.get(v['id']) ?? isAdvertida(v, elemento);
    advertidas.set(v['id'], advertida);
    const responsable = v['entidad_responsable_id'];
    cuentas['IND-18']?.add(
      [
        '',
        `capa=${String(elemento?.['capa_id'])}`,
        `dominio=${String(elemento?.['dominio_id'])}`,
        responsable === null ? undefined : `entidad=${String(responsable)}`,
      ],
      advertida ? 0 : 1,
      1,
    );
  }
}

/** IND-22. */
export function addDeMesas(tablas: Tablas, hasta: number, cuentas: Cuentas): void {
  for (const servicio of tablas.servicios) {
    const mesas = tablas.mesas_servicios
      .filter((x) => x['servicio_id'] === servicio['id'])
      .flatMap((x) =>
        tablas.mesas.filter((m) => m['id'] === x['mesa_id'] && toTime(m['created_at']) < hasta),
      );
    if (mesas.length === 0) continue;
    const suyos = tablas.certificados.filter((c) => c['servicio_id'] === servicio['id']);
    const subio = mesas.some((m) => {
      const inicio = toTime(m['created_at']);
      const antes = suyos.filter((c) => toTime(c['expedido_en']) <= inicio).map((c) => Number(c['nivel']));
      return suyos.some((c) => {
        const en = toTime(c['expedido_en']);
        const isEnElAno = toDayOf(en) <= toMesesDespues(toDayOf(inicio), 12);
        return en > inicio && en < hasta && isEnElAno && Number(c['nivel']) > Math.max(0, ...antes);
      });
    });
    const { sector } = listLugares(tablas, servicio['entidad_id']);
    cuentas['IND-22']?.add(['', sector], subio ? 1 : 0, 1);
  }
}
