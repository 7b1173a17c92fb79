import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type {
  DocumentoSolicitud,
  EnsayoDePrueba,
  EnsayoOfrecido,
  FormularioNivelTres,
  ItemVerificado,
  NivelTres,
} from '../../contract/index.ts';
import type { EstadoSolicitud, Lado } from '../../contract/terms.ts';
import { findLugarDeItem } from '../../rules/nivel-tres/lugares-de-items.ts';
import {
  computeDictamenDelProducto,
  type SituacionDelProducto,
} from '../../rules/nivel-tres/verificacion.ts';
import { listEnsayosDeVersion } from './ensayos-de-version.queries.ts';
import {
  countCompromisosAbiertos,
  findDatosDeVersion,
  findListaVigente,
  findNivelTresRow,
  type ItemDeListaRow,
  listCertificadosPrevios,
  listDictamenes,
  listDocumentosNivelTres,
  listItemsDeLista,
} from './partes-nivel-tres.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Of what nobody wrote yet. */
const SIN_ESCRIBIR: FormularioNivelTres = {
  procesos: '',
  responsables: [],
  ans: {
    disponibilidadMensual: null,
    p95: null,
    tasaError: null,
    horario: '',
    soporteRespuestaHoras: null,
    soporteSolucionHoras: null,
    capacidadDiaria: null,
  },
  soporte: { canal: '', horario: '', respuestaHoras: null },
  xroad: {
    instancia: '',
    claseMiembro: '',
    codigoMiembro: '',
    subsistema: '',
    codigoServicio: '',
    versionServicio: '',
  },
  monitoreo: { monitoreo: '', respaldo: '' },
  consumo: {
    politica: null,
    condiciones: '',
    cuotaConsumidor: null,
    cuotaTotal: null,
    diasRespuesta: null,
  },
  observaciones: '',
  acuerdo: { tipo: null, numero: '', fecha: null, partes: [], vigenciaHasta: null, archivoId: null },
  vinculacion: { numero: '', fecha: null, vigenciaHasta: null, archivoId: null },
  politicaDatos: { url: '', fecha: null, archivoId: null },
  aviso: { excepcion: '', archivoId: null },
  aprobacion: { fecha: null, archivoId: null },
  continuidad: { fecha: null, archivoId: null },
  arquitectura: { capacidadMensual: null, archivoId: null },
  vulnerabilidades: { fecha: null, resumen: '', archivoId: null },
  servidores: [],
  certificadosTls: [],
  pruebas: [],
};

/** What a rehearsal says of a test; null where none was taken, or the test was not rehearsed. */
function presentEnsayo(
  { codigo, ensayoId }: FormularioNivelTres['pruebas'][number],
  ensayos: readonly EnsayoOfrecido[],
): EnsayoDePrueba | null {
  const ensayo = ensayos.find(({ id }) => id === ensayoId);
  const prueba = ensayo?.resultados.find((una) => una.codigo === codigo);
  if (!ensayo || !prueba) return null;
  const { id, ejecutadoEn, vigente } = ensayo;
  return { id, ejecutadoEn, vigente, resultado: prueba.resultado };
}

/** The answers with every part, each document in the place of its id, and each rehearsal in the place of its own. */
function presentRespuestas(
  respuestas: Partial<FormularioNivelTres>,
  documentos: ReadonlyMap<string, DocumentoSolicitud>,
  ensayos: readonly EnsayoOfrecido[],
) {
  const escritas: FormularioNivelTres = { ...SIN_ESCRIBIR, ...respuestas };
  const present = <Parte extends { readonly archivoId: string | null }>({ archivoId, ...parte }: Parte) => ({
    ...parte,
    documento: archivoId === null ? null : (documentos.get(archivoId) ?? null),
  });
  return {
    ...escritas,
    acuerdo: present(escritas.acuerdo),
    vinculacion: present(escritas.vinculacion),
    politicaDatos: present(escritas.politicaDatos),
    aviso: present(escritas.aviso),
    aprobacion: present(escritas.aprobacion),
    continuidad: present(escritas.continuidad),
    arquitectura: present(escritas.arquitectura),
    vulnerabilidades: present(escritas.vulnerabilidades),
    certificadosTls: escritas.certificadosTls.map(present),
    pruebas: escritas.pruebas.map(({ ensayoId, ...prueba }) => ({
      ...present(prueba),
      ensayo: presentEnsayo({ ...prueba, ensayoId }, ensayos),
    })),
  };
}

/** An item of a list before anybody says anything of it. */
export function presentItemDeLista(item: ItemDeListaRow) {
  return { ...item, lugar: findLugarDeItem(item.codigo) };
}

interface ItemsPorPresentar {
  readonly items: readonly ItemDeListaRow[];
  readonly dictamenes: Awaited<ReturnType<typeof listDictamenes>>;
  readonly producto: SituacionDelProducto;
  /** Whether the reader decides the items of a verificador now. */
  readonly decides: (verifica: ItemDeListaRow['verifica']) => boolean;
}

function presentItems({ items, dictamenes, producto, decides }: ItemsPorPresentar): ItemVerificado[] {
  return items.map((item) => {
    const escrito = dictamenes.get(item.codigo);
    const dicho =
      item.verifica === 'producto'
        ? { ...computeDictamenDelProducto(item.codigo, producto), autor: null, fecha: null }
        : {
            veredicto: escrito?.veredicto ?? null,
            motivo: escrito?.motivo ?? '',
            autor: escrito?.autor ?? null,
            fecha: escrito?.created_at.toISOString() ?? null,
          };
    return { ...presentItemDeLista(item), ...dicho, decidible: decides(item.verifica) };
  });
}

/** Who reads a request of level 3, and where it stands. */
export interface LectorNivelTres {
  readonly lado: Lado;
  readonly usuarioId: number;
  readonly estado: EstadoSolicitud;
  readonly consultorId: number | null;
  /** Whether the rol writes requests, and whether it writes the technical verification. */
  readonly edita: boolean;
  readonly verifica: boolean;
}

/** The product itself: it reads what anybody may, and decides nothing. */
export const NADIE: LectorNivelTres = {
  lado: 'ministerio',
  usuarioId: 0,
  estado: 'certificada',
  consultorId: null,
  edita: false,
  verifica: false,
};

function toDecides({ lado, estado, consultorId, usuarioId, edita, verifica }: LectorNivelTres) {
  return (de: ItemDeListaRow['verifica']) => {
    if (estado !== 'en-verificacion') return false;
    if (de === 'operador') return lado === 'operador' && verifica;
    return de === 'consultor' && lado === 'ministerio' && edita && consultorId === usuarioId;
  };
}

/**
 * What a request of level 3 has beside the others, for its reader. Where the security servers are is for the entity and the
 * operator.
 */
export async function readNivelTres(
  database: Database,
  solicitudId: number,
  lector: LectorNivelTres,
): Promise<NivelTres> {
  const row = await findNivelTresRow(database, solicitudId);
  if (!row) throw new Error('A request of level 3 has no version.');
  const nombrados = (row.respuestas.pruebas ?? []).flatMap(({ ensayoId }) => ensayoId ?? []);
  const [certificados, datos, vigente, items, dictamenes, compromisosAbiertos, documentos, ensayos] =
    await Promise.all([
      listCertificadosPrevios(database, row),
      findDatosDeVersion(database, row.versionId),
      findListaVigente(database),
      listItemsDeLista(database, row.listaId),
      listDictamenes(database, solicitudId),
      countCompromisosAbiertos(database, row.servicioId),
      listDocumentosNivelTres(database, solicitudId),
      listEnsayosDeVersion(database, row.versionId, nombrados),
    ]);
  const servicioVersion = {
    id: row.versionId,
    numero: `${row.mayor}.${row.menor}`,
    estado: row.versionEstado,
  };
  const respuestas = presentRespuestas(row.respuestas, documentos, ensayos);
  return {
    ...respuestas,
    servicioVersion,
    certificados: certificados.map(({ nivel, id, numero, codigo, estado }) => ({
      nivel,
      id,
      numero,
      codigo,
      estado,
    })),
    lista: { id: row.listaId, numero: row.lista, esVigente: row.listaId === vigente?.id },
    datos,
    ensayo: ensayos[0] ?? null,
    servidores: respuestas.servidores.map((servidor) => ({
      ...servidor,
      direccion: lector.lado === 'ministerio' ? null : servidor.direccion,
    })),
    items: presentItems({
      items,
      dictamenes,
      producto: { certificados, servicioVersion, compromisosAbiertos },
      decides: toDecides(lector),
    }),
    concepto:
      row.conceptoVeredicto === null || row.conceptoEn === null
        ? null
        : {
            veredicto: row.conceptoVeredicto,
            motivo: row.conceptoMotivo,
            usuario: row.conceptoUsuario,
            fecha: row.conceptoEn.toISOString(),
          },
    conceptoVenceEn: row.conceptoVeredicto === null ? row.conceptoVenceEn : null,
    publicarHasta: row.versionEstado === 'certificada' ? row.publicarHasta : null,
  };
}

/** Day in Colombia on which what is written has to hold. */
export const findHoy = () => toColombianDay(new Date());
